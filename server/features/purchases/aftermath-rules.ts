import { secondChanceHours } from "#contract/deals/deal-limits.ts";
import type { ListingStatus, ListingType, SaleMode } from "#contract/listings/listing-kinds.ts";
import { secondChanceDays } from "#contract/purchases/purchases.ts";
import { dayMs } from "#contract/values/durations.ts";

/** How often a day a relisting that its seller took off may be offered again. */
export const takenOffADay = 5;

/** A listing after its end; instants are in UTC. */
export interface Aftermath {
  readonly type: ListingType;
  readonly saleMode: SaleMode;
  readonly status: ListingStatus;
  readonly closedAt: Date | null;
  /** When its last sale was undone. */
  readonly voidedAt: Date | null;
  readonly relistedId: number | null;
  /** Whether it offered another one again, and its seller took it off. */
  readonly isTakenOffAgain: boolean;
  readonly hasOpenChance: boolean;
  /** Whether another bidder may still be offered the lot. */
  readonly hasBidderLeft: boolean;
}

export type RelistRefusal = "NOT_RELISTABLE" | "ALREADY_RELISTED" | "SECOND_CHANCE_OPEN";
export type SecondChanceRefusal =
  | "SECOND_CHANCE_NOT_POSSIBLE"
  | "ALREADY_RELISTED"
  | "SECOND_CHANCE_OPEN"
  | "SECOND_CHANCE_TOO_LATE"
  | "NO_BIDDER_LEFT";

/**
 * P4: An unsold supply, or one that was offered again and taken off by its seller, may be offered again by its seller,
 * once, as a new listing with the same words, prices, pictures and watchers (W6), unless a second chance is open; what
 * was taken off {takenOffADay} times a day for all lots of an account, since its watchers are told each time.
 *
 * Why a listing cannot be offered again (rules P4, P5).
 */
export function relistRefusal(after: Aftermath): RelistRefusal | null {
  if (after.relistedId !== null) return "ALREADY_RELISTED";
  const isOver = after.status === "unsold" || after.isTakenOffAgain;
  if (!isOver || after.type !== "supply") return "NOT_RELISTABLE";
  return after.hasOpenChance ? "SECOND_CHANCE_OPEN" : null;
}

/**
 * P6: In the aftermath of an unsold lot it may be offered to a bidder as a second chance, for {secondChanceDays} days
 * after its end, counted anew from a sale undone, one offer at a time.
 */
export function secondChanceRefusal(after: Aftermath, now: Date): SecondChanceRefusal | null {
  if (after.status !== "unsold" || after.saleMode !== "auction") return "SECOND_CHANCE_NOT_POSSIBLE";
  if (after.relistedId !== null) return "ALREADY_RELISTED";
  if (after.hasOpenChance) return "SECOND_CHANCE_OPEN";
  const since = after.voidedAt ?? after.closedAt;
  if (!since || now.getTime() >= since.getTime() + secondChanceDays * dayMs) return "SECOND_CHANCE_TOO_LATE";
  return after.hasBidderLeft ? null : "NO_BIDDER_LEFT";
}

/**
 * P7: In the aftermath of a lot an offer of a second chance has ended after {secondChanceHours} hours, and an answer
 * is refused.
 */
export function secondChanceEnd(offeredAt: Date): Date {
  return new Date(offeredAt.getTime() + (secondChanceHours / 24) * dayMs);
}
