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
 * L9: A seller may take a listing off before the first bid (a retracted one counts), a moderator until the end, with rule and reason.
 *
 * `now` is the database's clock under the row's lock; null where nothing stands against it.
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
