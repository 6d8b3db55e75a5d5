import type { PlacedBid } from "#contract/bids.ts";
import type { LotState } from "#contract/lot-state.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { getVisibleListing } from "#server/features/auctions/get-listing.ts";
import { categoryDemands } from "#server/features/catalogue/policy-of.ts";
import { bidDeskOf } from "./bid-desk.ts";
import { databaseClock } from "./database-clock.ts";
import type { BidOrder } from "./decide-bids.ts";
import { lotOf } from "./lot-row.ts";
import { getLotState } from "./lot-state.ts";
import { lotView } from "./lot-view.ts";

/** As `placeBid`, with the lot as the bid's batch has left it; beside a repeated bid the lot as it stands now. */
export async function bidOnLot(ctx: Ctx, order: BidOrder): Promise<{ bid: PlacedBid; lot: LotState }> {
  const { userId: bidderId } = requireUser(ctx);
  const outcome = await bidDeskOf(ctx).place({ ...order, bidderId, clock: databaseClock });
  if ("refusal" in outcome) throw outcome.refusal;
  const { bid, standing } = outcome;
  if (!standing) return { bid, lot: await getLotState(ctx, await getVisibleListing(ctx, order.auctionId)) };

  const { row, leader, terms, bidder } = standing;
  const demands = await categoryDemands(ctx, row.categoryId);
  // The price is never below another maximum than the leader's, so a new bid is its bidder's highest.
  const maximumMinor = row.leaderId === bidder.id ? row.leaderMaximumMinor : order.maximumMinor;
  const viewer = { ...bidder, hasBid: true, maximumMinor, demands };
  return { bid, lot: lotView({ row, lot: lotOf(row, terms), leader, viewer, now: ctx.clock() }) };
}
