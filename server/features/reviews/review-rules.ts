const dayMs = 24 * 60 * 60 * 1000;

/** How long after completion the sides may write; then what was written becomes public (decisions, "Sealed reviews"). */
export const reviewWindowMs = 14 * dayMs;
/** After this the house asks for a review, once. */
export const askAfterMs = 3 * dayMs;

export interface ReviewFacts {
  /** null: not completed. */
  readonly receivedAt: Date | null;
  readonly mine: { readonly publishedAt: Date | null } | null;
}

export type ReviewState = "not_yet" | "open" | "waiting" | "public" | "closed";

/** Until when the reviews of a deal may be written, and are sealed where the other one is missing. */
export function sealedUntil(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + reviewWindowMs);
}

/** Where the review of one side stands. */
export function reviewStateOf({ receivedAt, mine }: ReviewFacts, now: Date): ReviewState {
  if (receivedAt === null) return "not_yet";
  if (mine?.publishedAt) return "public";
  if (now >= sealedUntil(receivedAt)) return mine ? "public" : "closed";
  return mine ? "waiting" : "open";
}

/** Whether one may write or change it now; otherwise the code of the refusal. */
export function decideWriting(
  facts: ReviewFacts,
  now: Date,
): "allowed" | "REVIEW_TOO_EARLY" | "REVIEW_CLOSED" {
  const state = reviewStateOf(facts, now);
  if (state === "not_yet") return "REVIEW_TOO_EARLY";
  return state === "open" || state === "waiting" ? "allowed" : "REVIEW_CLOSED";
}
