/**
 * When bids make two people stand out for a moderator (RULES.md R10 to R12). None of it decides anything, so the bounds are
 * set to tell few pairs rather than all.
 */

/** How far back bids are looked at each time; longer than a worker is ever away. */
export const bidsLookedAtMs = 24 * 3_600_000;

/** A network that more accounts have used lately is a carrier's or an office's, and tells nothing about two of them. */
export const accountsOfOneHome = 6;

/** Somebody who bids with one seller again and again, with hardly anybody else, and hardly ever wins. */
export const repeatedPair = {
  days: 90,
  lots: 6,
  /** Of all lots that the bidder has bid on, at least this part are the seller's. */
  partOfAll: 0.8,
  /** Of the seller's lots, at most this part were won. */
  partWon: 0.15,
} as const;

/** A bid that has multiplied somebody else's price without leading. */
export const suddenRaise = { times: 3, fromMinor: 500_00 } as const;
