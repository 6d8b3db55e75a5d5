import type { BidKind, Lot } from "#server/features/bids/bidding-rules.ts";
import type { ClaimedBid } from "#server/features/bids/lot-log/verify-log.ts";

/** The outcome of a call: an answer that binds the server, or none (a 503 may come after the bid was stored). */
export type Outcome =
  | { readonly kind: "accepted"; readonly placedAt: Date; readonly receipt: ClaimedBid }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "silence"; readonly status: number | null }
  /** An answer that no caller should ever get: a 500. */
  | { readonly kind: "broken"; readonly status: number };

/** One attempt of one bidder, times in ms by one clock. */
export interface BidCall {
  readonly bidderId: number;
  readonly key: string;
  readonly lotId: number;
  readonly maximumMinor: number;
  /** Which of the servers was asked. */
  readonly server: number;
  readonly startedAt: number;
  /** For a silence, the moment when the caller gave up. */
  readonly endedAt: number;
  readonly outcome: Outcome;
}

export interface StoredBid {
  readonly sequence: number;
  readonly bidderId: number;
  readonly kind: BidKind;
  readonly maximumMinor: number;
  readonly placedAt: Date;
  readonly priceAfterMinor: number;
  readonly leaderAfterId: number;
  readonly endsAfter: Date;
  readonly extended: boolean;
  readonly idempotencyKey: string;
}

/** A lot as the database has it at the end. */
export interface StoredLot {
  readonly id: number;
  /** As it was published. */
  readonly opening: Lot;
  readonly row: Pick<Lot, "status" | "priceMinor" | "leaderId" | "leaderMaximumMinor" | "bidCount" | "endsAt"> & {
    readonly bidSequence: number;
    readonly bidderCount: number;
    readonly winnerId: number | null;
    readonly finalPriceMinor: number | null;
  };
  readonly bids: readonly StoredBid[];
  /** Sequences of the bids that events were told of. */
  readonly reported: readonly number[];
  readonly closings: readonly {
    readonly outcome: string;
    readonly winnerId: number | null;
    readonly finalPriceMinor: number | null;
  }[];
  /** The hash chain as its page offers it, with the final hash; null while the lot runs. */
  readonly log: { readonly file: string; readonly finalHash: string } | null;
}
