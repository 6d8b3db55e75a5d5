import type { bidObstacles, LotState, ViewerStatus } from "#contract/bids/lot-state.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { type Lot, reserveMet } from "#server/features/bids/bidding-rules.ts";
import { canBuyNow } from "#server/features/bids/buy-now-rules.ts";
import { type BidderRefusalCode, bidderRefusal } from "#server/features/bids/may-bid-rules.ts";
import { lotAliases } from "#server/features/bids/names/lot-aliases.ts";
import { leastOffered, quickAmounts } from "#server/features/bids/quick-amount-rules.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { rangeMinimum, stepAt } from "#server/features/settings/bid-step-rules.ts";
import { findBidder, type LotBidder } from "./find-bidder.ts";
import { type LotRow, lotOf } from "./lot-row.ts";

/** The moving part of a listing (price, leader, end, the caller's own standing), as the caller may see it. */
export async function getLotState(ctx: Ctx, row: ListingRow): Promise<LotState> {
  const { actor } = ctx;
  const [terms, aliases, viewer, requirements] = await Promise.all([
    readBidTerms(ctx),
    row.leaderId === null ? null : lotAliases(ctx, row),
    actor && findBidder(ctx, actor.userId, row.id),
    actor && readRequirements(ctx, row.categoryId),
  ]);
  return lotView({
    row,
    lot: lotOf(row, terms),
    leader: aliases?.get(row.leaderId ?? 0) ?? null,
    viewer: viewer && requirements && { ...viewer, requirements },
    now: ctx.clock(),
  });
}

/** The data of a lot's public state. `lot` is null where no bid is possible, `viewer` for a visitor who is not signed in. */
export interface LotFacts {
  readonly row: LotRow;
  readonly lot: Lot | null;
  /** Public name of the leader. */
  readonly leader: string | null;
  readonly viewer: (LotBidder & { readonly requirements: BuyerRequirements }) | null;
  readonly now: Date;
}

/**
 * B15: A maximum and a reserve are in no answer, page, event or log but their owner's.
 * C6: To every viewer a lot has ended from its end on, whether or not its closing has come.
 *
 * A lot as one viewer may see it: only the viewer's own maximum, and only whether the reserve is met.
 */
export function lotView(facts: LotFacts): LotState {
  const { row, lot, viewer, now } = facts;
  const isOver = lot !== null && row.status === "live" && now >= lot.endsAt;
  const isOpen = lot !== null && (row.status === "live" || row.status === "scheduled") && !isOver && !lot.isFrozen;
  return {
    id: row.id,
    revision: row.revision,
    soldBy: row.soldBy,
    // Between its end and its closing a lot has ended, though its row still says live.
    status: isOver ? "ended" : row.status,
    price: czkOrNull(row.finalPriceMinor ?? (lot ? row.priceMinor : row.askedPriceMinor)),
    startPrice: czkOrNull(row.startPriceMinor),
    bidCount: row.bidCount,
    bidderCount: row.bidderCount,
    leader: facts.leader,
    endsAt: row.endsAt?.toISOString() ?? null,
    frozen: row.frozenAt !== null && !isOver,
    extended: row.endsAt !== null && row.plannedEndsAt !== null && row.endsAt > row.plannedEndsAt,
    closedAt: row.closedAt?.toISOString() ?? null,
    reserve: reserveState(lot),
    buyNow: lot && canBuyNow(lot, now) ? czkOrNull(lot.buyNowMinor) : null,
    ...((isOpen && offered(lot, viewer?.id ?? null)) || nothingOffered),
    viewer: viewer && bidStatus(row, viewer),
    serverTime: now.toISOString(),
  };
}

function reserveState(lot: Lot | null): LotState["reserve"] {
  const met = lot && reserveMet(lot);
  return met === null ? "none" : met ? "met" : "not_met";
}

const nothingOffered = { nextMinimum: null, rangeMinimum: null, step: null, quickAmounts: [] };

/** Start and step of the amount field for this viewer; null where no greater amount can be bid. */
function offered(
  lot: Lot,
  viewerId: number | null,
): Pick<LotState, "nextMinimum" | "rangeMinimum" | "step" | "quickAmounts"> | null {
  const minimumMinor = leastOffered(lot, viewerId);
  if (minimumMinor === null) return null;
  return {
    nextMinimum: toCzk(minimumMinor),
    rangeMinimum: toCzk(rangeMinimum(lot.steps, minimumMinor)),
    step: toCzk(stepAt(lot.steps, minimumMinor).stepMinor),
    quickAmounts: quickAmounts(lot, viewerId).map(toCzk),
  };
}

function bidStatus(row: LotRow, viewer: LotBidder & { requirements: BuyerRequirements }): ViewerStatus {
  const refusal = bidderRefusal(row, viewer, viewer.requirements);
  const isSeller = row.sellerId === viewer.id;
  return {
    isSeller,
    isLeader: row.leaderId === viewer.id,
    hasBid: viewer.hasBid,
    maximum: czkOrNull(viewer.maximumMinor),
    obstacle: refusal && obstacles[refusal],
    isWinner: row.winnerId === viewer.id,
    reservePrice: isSeller ? czkOrNull(row.reserveMinor) : null,
  };
}

const obstacles: Record<BidderRefusalCode, (typeof bidObstacles)[number]> = {
  OWN_LISTING: "own_listing",
  BIDDER_SUSPENDED: "suspended",
  EMAIL_NOT_CONFIRMED: "email",
  AGE_NOT_VERIFIED: "age",
  ACCOUNT_NOT_VERIFIED: "account",
};

function czkOrNull(minor: number | null): number | null {
  return minor === null ? null : toCzk(minor);
}
