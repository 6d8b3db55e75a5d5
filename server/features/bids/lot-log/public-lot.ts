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
  /** The buyer, by the public name if there is one; null: unsold. */
  readonly sale: { readonly buyer: string | null } | null;
  /** The last line told the rules that the next one was decided by. */
  readonly tellsRules: boolean;
  /** All so far, by number; the one that the play adds to. */
  readonly bids: Map<number, BidEntry>;
  /** The bounds that the lines so far set to each bid's maximum; likewise. */
  readonly maxima: Map<number, Bounds>;
  readonly retracted: ReadonlySet<number>;
}

/** Maxima that receipts have shown, haléře, by the numbers of their lines. */
export type OpenedMaxima = ReadonlyMap<number, number>;

export const noneOpened: OpenedMaxima = new Map();

/** Throws for the line in play, where something does not hold. */
export type Expect = (holds: boolean, otherwise: string) => void;

/** The bids that count, in their order; `bidder`: of one alone. */
export function standingBids({ bids, retracted }: PublicLot, bidder?: string): BidEntry[] {
  return [...bids.values()].filter(
    (bid) => !retracted.has(bid.entry) && (bidder === undefined || bid.bidder === bidder),
  );
}

/** The increment at an amount, haléře. */
export function incrementAt({ increments }: RulesEntry, amountMinor: number): number {
  return increments.findLast(({ fromMinor }) => fromMinor <= amountMinor)?.incrementMinor ?? 1;
}
