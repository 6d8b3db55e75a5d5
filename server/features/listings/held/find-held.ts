import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { heldEdits } from "./table.ts";

export type HeldEdit = typeof heldEdits.$inferSelect;

/** What waits for a moderator's look of a published listing; null where nothing does. */
export async function findHeld(
  ctx: Ctx,
  { id, status }: Pick<ListingRow, "id" | "status">,
): Promise<HeldEdit | null> {
  if (status !== "live" && status !== "scheduled") return null;
  const [held] = await ctx.db.select().from(heldEdits).where(eq(heldEdits.listingId, id));
  return held ?? null;
}
