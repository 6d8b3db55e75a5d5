import type { DealSide } from "#contract/deals/deal-steps.ts";
import { dayMs } from "#contract/values/durations.ts";

/**
 * V1: Each side of a completed deal may review the other from a day after the receipt to its 14th day: 1 to 5 stars and up to 1 000
 * characters; a suspended one does not (K7).
 */
export const writeAfterMs = dayMs;

/** V2: A review is sealed, and may be changed, until both have written or the {reviewDays} days are over. */
export const reviewDays = 14;
export const reviewWindowMs = reviewDays * dayMs;
/** How long after the receipt a side is asked for a review, ms (rule V3). */
export const askAfterMs = 3 * dayMs;

export interface ReviewFacts {
  /** Null until the deal is completed. */
  readonly receivedAt: Date | null;
  readonly mine: { readonly publishedAt: Date | null } | null;
}

export type ReviewState = "not_yet" | "open" | "waiting" | "public" | "closed";

/** The instant until which the reviews of a deal may be written, and a single one is sealed. */
export function sealedUntil(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + reviewWindowMs);
}

/** The instant from which the reviews of a deal may be written. */
export function writtenFrom(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + writeAfterMs);
}

/** Which side of a deal the author's opposite is. */
export function otherSide(side: DealSide): DealSide {
  return side === "seller" ? "buyer" : "seller";
}

export function reviewStateOf({ receivedAt, mine }: ReviewFacts, now: Date): ReviewState {
  if (receivedAt === null) return "not_yet";
  if (!mine && now < writtenFrom(receivedAt)) return "not_yet";
  if (mine?.publishedAt) return "public";
  if (now >= sealedUntil(receivedAt)) return mine ? "public" : "closed";
  return mine ? "waiting" : "open";
}

/** Whether the side may write or change its review now; otherwise the code of the refusal. */
export function decideWriting(facts: ReviewFacts, now: Date): "allowed" | "REVIEW_TOO_EARLY" | "REVIEW_CLOSED" {
  const state = reviewStateOf(facts, now);
  if (state === "not_yet") return "REVIEW_TOO_EARLY";
  return state === "open" || state === "waiting" ? "allowed" : "REVIEW_CLOSED";
}
