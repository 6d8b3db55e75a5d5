import type { ListingStatus } from "#contract/listings/listing-kinds.ts";

export type CancellationRefusal = "NOT_CANCELLABLE" | "CANCELLATION_NEEDS_MODERATOR";

/** `endsAt` is null for a listing without an end. */
export interface Cancellable {
  readonly status: ListingStatus;
  readonly endsAt: Date | null;
  /** The number of bids, retracted ones included. */
  readonly bidSequence: number;
}

/**
 * Why a listing cannot be taken off (RULES.md L9): only before its end, by its seller only before
 * the first bid. `now` is the database's clock under the row's lock.
 */
export function cancellationRefusal(
  { status, endsAt, bidSequence }: Cancellable,
  by: "seller" | "moderator",
  now: Date,
): CancellationRefusal | null {
  const isOver = status === "live" && endsAt !== null && now >= endsAt;
  if (isOver || (status !== "live" && status !== "scheduled")) return "NOT_CANCELLABLE";
  return by === "seller" && bidSequence > 0 ? "CANCELLATION_NEEDS_MODERATOR" : null;
}
