import type { BidKind } from "#server/features/bids/bidding-rules.ts";

/** A bid as stored, or as the lot's log states it, where the bidder is a name. */
interface Raisable {
  readonly bidderId: number | string;
  readonly sequence: number;
  readonly kind: BidKind;
}

/**
 * R4: A bid goes with the raises that hang on it: its bidder's, up to the bidder's next bid.
 *
 * A raise only increases the maximum of a listed bid. `stored` is every bid of the lot, in their order.
 */
export function raisesOf<Stored extends Raisable>(stored: readonly Stored[], bid: Raisable): Stored[] {
  if (bid.kind === "raise") return [];
  const later = stored.filter(({ bidderId, sequence }) => bidderId === bid.bidderId && sequence > bid.sequence);
  const next = later.findIndex(({ kind }) => kind !== "raise");
  return next === -1 ? later : later.slice(0, next);
}
