import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { pendingEdits } from "./table.ts";

export type PendingEdit = typeof pendingEdits.$inferSelect;

/** What waits for a moderator's look of a published listing; null where nothing does. */
export async function findPendingEdit(
  ctx: Ctx,
  { id, status }: Pick<ListingRow, "id" | "status">,
): Promise<PendingEdit | null> {
  if (status !== "live" && status !== "scheduled") return null;
  const [pending] = await ctx.db.select().from(pendingEdits).where(eq(pendingEdits.listingId, id));
  return pending ?? null;
}
