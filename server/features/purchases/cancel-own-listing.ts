import { type Ctx, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { cancelListing } from "#server/features/listings/cancel-listing.ts";
import { lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { cancellationRefusal } from "./cancellation-rules.ts";

/** Takes the caller's own listing off before its first bid (rule L9); safe to repeat. */
export async function cancelOwnListing(
  ctx: Ctx,
  listingId: number,
  reason: string | null,
  clock: LotClock = databaseClock,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, listingId);
    if (row.status === "cancelled") return;
    const at = await readLotTime(tx, row, clock);
    const refusal = cancellationRefusal(row, "seller", at);
    if (refusal) throw new Conflict(refusal);
    await cancelListing(tx, { listingId, sellerId: row.sellerId, by: "seller", reason, at });
    await logActs(tx, [{ listingId, kind: "cancellation", at, details: { by: "seller" } }]);
  });
}
