import type { OwnReceipt } from "#contract/bids/bids.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { canRetract, ownRetractions } from "#server/features/bids/retraction/can-retract.ts";
import { bids } from "#server/features/bids/table.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { isOver } from "./get-log.ts";
import { partsOf } from "./log-line.ts";

/**
 * N6: Bidders get receipts of their own bids, nobody else's.
 *
 * They come in the order of the log, each with its salt and maximum.
 */
export async function listReceipts(ctx: Ctx, listingId: number): Promise<OwnReceipt[]> {
  const { userId } = requireUser(ctx);
  const listing = await getVisibleListing(ctx, listingId);
  const rows = await ctx.db
    .select()
    .from(bids)
    .where(and(eq(bids.listingId, listingId), eq(bids.bidderId, userId)))
    .orderBy(bids.sequence);
  const own = await ownRetractions(ctx, listingId);
  return rows.map((row) => ({
    // The number reveals how many lines came before, raises of others among them.
    entry: isOver(listing) ? row.entryNumber : null,
    hash: row.entryHash.toString("hex"),
    salt: partsOf(row.salt).salt.toString("hex"),
    maximum: toCzk(row.maximumMinor),
    placedAt: row.placedAt.toISOString(),
    isRaise: row.kind === "raise",
    retractable: canRetract(ctx, listing, row, false, own),
    retractedAt: row.retractedAt?.toISOString() ?? null,
  }));
}
