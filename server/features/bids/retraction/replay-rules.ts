import { applyBid, type BidKind, type Lot } from "#server/features/bids/bidding-rules.ts";

/** A stored bid, as far as a replay needs it. */
export interface ReplayBid {
  /** From 1 without gaps within the lot, in the order of acceptance. */
  sequence: number;
  bidderId: number;
  maximumMinor: number;
  /** The kind it was accepted as. */
  kind: BidKind;
  /** The database's clock at the decision, UTC. */
  placedAt: Date;
  isRetracted: boolean;
}

/** The part of a lot that bids write; the amounts in haléře, null before the first bid. */
export type LotStatus = Pick<Lot, "priceMinor" | "leaderId" | "leaderMaximumMinor" | "bidCount" | "endsAt">;

/**
 * B13: Replaying the bids of a lot, which are numbered without a gap, gives its price, leader and end.
 * R5: The remaining bids are replayed as if the retracted one had never been; the end stays where it was moved, and the price never rises
 * by it, though bid steps may have grown or a raise after a tie lead anew.
 *
 * `opening` is the lot with its published end; its standing is ignored. Nothing is refused again, since each bid was right by what could be
 * seen then. For the same reason the end never moves earlier, and a bid keeps its kind even where the rival is gone.
 */
export function replayLot(opening: Lot, bids: readonly ReplayBid[]): LotStatus {
  const ordered = bids.toSorted((a, b) => a.sequence - b.sequence);
  let lot: Lot = {
    ...opening,
    priceMinor: null,
    leaderId: null,
    leaderMaximumMinor: null,
    bidCount: 0,
  };
  for (const bid of ordered) {
    if (bid.isRetracted) continue;
    lot = { ...lot, ...applyBid(lot, bid.bidderId, bid.maximumMinor, bid.placedAt).lot };
  }
  const { priceMinor, leaderId, leaderMaximumMinor } = lot;
  const bidCount = bids.filter(({ isRetracted, kind }) => !isRetracted && kind !== "raise").length;
  return { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt: endAfter(opening, ordered) };
}

function endAfter(opening: Lot, bids: readonly ReplayBid[]): Date {
  const softEnds = bids
    .filter((bid) => bid.kind !== "raise")
    .map((bid) => bid.placedAt.getTime() + opening.softCloseMs);
  return new Date(Math.max(opening.endsAt.getTime(), ...softEnds));
}
