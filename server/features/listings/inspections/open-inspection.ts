import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { inspections } from "./table.ts";

/**
 * I4: A changed listing is looked at again in its old place of the queue, and the earlier look decides nothing.
 *
 * The caller holds the listing's row.
 */
export async function openInspection(
  ctx: Ctx,
  { id, sellerId, name }: Pick<ListingRow, "id" | "sellerId" | "name">,
  kind: (typeof inspections.$inferSelect)["kind"],
): Promise<void> {
  const now = ctx.clock();
  const [earlier] = await ctx.db
    .update(inspections)
    .set({ outcome: "withdrawn", decidedAt: now })
    .where(and(eq(inspections.listingId, id), isNull(inspections.outcome)))
    .returning({ submittedAt: inspections.submittedAt, kind: inspections.kind });
  const submittedAt = earlier?.submittedAt ?? now;
  // What is held stays held, whatever else changes.
  const wanted = earlier?.kind === "change" ? "change" : kind;
  await ctx.db.insert(inspections).values({ listingId: id, sellerId, name, kind: wanted, submittedAt });
}
