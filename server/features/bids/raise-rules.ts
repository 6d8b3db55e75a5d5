import type { BidKind } from "./bidding-rules.ts";

/** A bid as its lot has it, or as the lot's log tells it: there the bidder is a name. */
interface Raisable {
  readonly bidderId: number | string;
  readonly sequence: number;
  readonly kind: BidKind;
}

/**
 * The raises that hang on a bid: its bidder's, up to that bidder's next bid. A raise is no bid of its own but a greater
 * maximum of the one that is listed, so it goes with it. `stored` is every bid of the lot, in their order.
 */
export function raisesOf<Stored extends Raisable>(stored: readonly Stored[], bid: Raisable): Stored[] {
  if (bid.kind === "raise") return [];
  const later = stored.filter(
    ({ bidderId, sequence }) => bidderId === bid.bidderId && sequence > bid.sequence,
  );
  const next = later.findIndex(({ kind }) => kind !== "raise");
  return next === -1 ? later : later.slice(0, next);
}
