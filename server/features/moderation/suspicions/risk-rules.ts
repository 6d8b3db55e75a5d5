/**
 * When bids make two people stand out for a moderator. None of it decides anything, so the bounds are
 * set to tell few pairs rather than all.
 */

/** How far back bids are looked at each time; longer than a worker is ever away. */
export const bidsLookedAtMs = 24 * 3_600_000;

/**
 * R10: A bidder who shares a browser, a bank account or a home's network (of fewer than {accountsOfOneHome} accounts) with
 * the lot's seller is marked with the seller for moderators within a quarter of an hour; it decides nothing.
 *
 * A network of fewer accounts is a home. A network that more accounts have used lately is a carrier's or an
 * office's, and tells nothing about two of them.
 */
export const accountsOfOneHome = 6;

/**
 * R11: A bidder is marked with a seller of whose lots {repeatedPair.lots} or more were bid on within {repeatedPair.days} days, where they
 * are at least 80 % of all lots bid on and at most 15 % of them were won; once in {repeatedPair.days} days.
 */
export const repeatedPair = {
  days: 90,
  lots: 6,
  /** Of all lots that the bidder has bid on, at least this part are the seller's. */
  partOfAll: 0.8,
  /** Of the seller's lots, at most this part were won. */
  partWon: 0.15,
} as const;

/**
 * R12: A bid that does not lead and lifts the price of {suddenRaise.fromMinor} or more at least {suddenRaise.times} times is marked with
 * the leader who would pay it.
 */
export const suddenRaise = { times: 3, fromMinor: 500_00 } as const;
