import type { BidEntry, RulesEntry } from "./read-line.ts";

/** Bounds of a hidden maximum, haléře, both inclusive; `mostMinor` is infinite for a bidder who was never outbid. */
export interface Bounds {
  readonly leastMinor: number;
  readonly mostMinor: number;
}

/** The public state of a lot after the lines so far; amounts in haléře, times in ms. */
export interface PublicLot {
  readonly rules: RulesEntry;
  readonly priceMinor: number | null;
  readonly leader: string | null;
  readonly endsAt: number;
  readonly at: number;
  readonly isOver: boolean;
  /** Whether it is over by a moderator's cancellation, which alone can be undone. */
  readonly isTakenOff: boolean;
  /** The buyer, by the public name if there is one; null where unsold. */
  readonly sale: { readonly buyer: string | null } | null;
  /** Whether the last line states the rules that decide the next one. */
  readonly statesRules: boolean;
  /** All bids so far, by number; the play adds to this map. */
  readonly bids: Map<number, BidEntry>;
  /** The bounds of each bid's maximum so far, by number; the play adds to this map too. */
  readonly maxima: Map<number, Bounds>;
  readonly retracted: ReadonlySet<number>;
}

/** Maxima that receipts have revealed, haléře, by the numbers of their lines. */
export type OpenedMaxima = ReadonlyMap<number, number>;

export const noneOpened: OpenedMaxima = new Map();

/** Throws a fault of the line in play unless the condition holds. */
export type Expect = (holds: boolean, otherwise: string) => void;

/** The bids that are not retracted, in their order; with `bidder`, of that one alone. */
export function activeBids({ bids, retracted }: PublicLot, bidder?: string): BidEntry[] {
  return [...bids.values()].filter(
    (bid) => !retracted.has(bid.entry) && (bidder === undefined || bid.bidder === bidder),
  );
}

/** The increment at an amount, haléře. */
export function incrementAt({ increments }: RulesEntry, amountMinor: number): number {
  return increments.findLast(({ fromMinor }) => fromMinor <= amountMinor)?.incrementMinor ?? 1;
}
