import type { LotState } from "#contract/bids/lot-state.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { metricsOf } from "#server/metrics/metrics.ts";
import { databaseClock, type LotClock } from "./database-clock.ts";
import { lotOf } from "./lot/lot-row.ts";
import { getLotState, lotView } from "./lot/lot-view.ts";
import type { NumberedBid } from "./placed-bid.ts";
import { bidQueueOf } from "./queue/bid-queue.ts";
import type { NewLotStatus } from "./queue/decide-batch.ts";
import type { BidOrder } from "./queue/decide-bids.ts";

/** An accepted bid with its lot as the caller may see it. */
export interface BidAnswer {
  readonly bid: NumberedBid;
  readonly lot: LotState;
}

/**
 * Places the caller's bid at the queue of this process (rules B1 to B17). A refusal throws and stores nothing. The same
 * key with the same body gets the same bid again, beside the lot as it stands now.
 */
export async function placeBid(ctx: Ctx, order: BidOrder, clock: LotClock = databaseClock): Promise<BidAnswer> {
  const { userId: bidderId } = requireUser(ctx);
  const { bids } = metricsOf(ctx);
  const outcome = await bidQueueOf(ctx)
    .place({ ...order, bidderId, clock })
    .catch((error) => {
      bids.inc({ outcome: "failed" });
      throw error;
    });
  bids.inc({ outcome: "refusal" in outcome ? "refused" : "accepted" });
  if ("refusal" in outcome) throw outcome.refusal;
  const { bid, bidStatus } = outcome;
  const lot = bidStatus
    ? await viewStatus(ctx, bidStatus, order.maximumMinor)
    : await getLotState(ctx, await getVisibleListing(ctx, order.listingId));
  return { bid, lot };
}

/** The lot after a new bid's batch. */
async function viewStatus(ctx: Ctx, bidStatus: NewLotStatus, bidMinor: number): Promise<LotState> {
  const { row, leader, terms, bidder } = bidStatus;
  const requirements = await readRequirements(ctx, row.categoryId);
  // The price is never below the maximum of anybody but the leader, so a new bid is its bidder's highest.
  const maximumMinor = row.leaderId === bidder.id ? row.leaderMaximumMinor : bidMinor;
  const viewer = { ...bidder, hasBid: true, maximumMinor, requirements };
  return lotView({ row, lot: lotOf(row, terms), leader, viewer, now: ctx.clock() });
}
