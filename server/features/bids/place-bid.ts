import { type Ctx, requireUser } from "#server/context.ts";
import { bidDeskOf } from "./bid-desk.ts";
import type { NumberedBid } from "./bid-view.ts";
import { databaseClock, type LotClock } from "./database-clock.ts";
import type { BidOrder } from "./decide-bids.ts";

/**
 * Bids for the caller (product.md "Bidding", rules 1 to 8 and 11), at the desk of this process. What is refused throws
 * and stores nothing. The same key with the same body gets the same answer again, whatever the lot has come to since.
 */
export async function placeBid(
  ctx: Ctx,
  order: BidOrder,
  clock: LotClock = databaseClock,
): Promise<NumberedBid> {
  const { userId: bidderId } = requireUser(ctx);
  const outcome = await bidDeskOf(ctx).place({ ...order, bidderId, clock });
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.bid;
}
