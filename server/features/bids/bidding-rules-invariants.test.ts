import fc from "fast-check";
import { expect, test } from "vitest";
import { type AcceptedTurn, acceptedOf, bidding, type History, unfitIds } from "#test/make/bidding.ts";
import { closingOutcome, type Lot } from "./bidding-rules.ts";

// The invariants of bidding, each against a formula of its own over the accepted bids; the ones of storage and
// of idempotency belong to the bid queue.

function holds(name: string, check: (history: History) => void) {
  test(name, () => {
    fc.assert(fc.property(bidding, check), { numRuns: 1_000 });
  });
}

test("the random histories reach every kind of step, most refusals, soft closes, ties and reserves", () => {
  const turns = fc.sample(bidding, { numRuns: 1_000, seed: 7 }).flatMap((history) => history.turns);
  const seen = new Set<string>();
  for (const { before, offer, decision } of turns) {
    if (!decision.accepted) {
      seen.add(decision.code);
      continue;
    }
    seen.add(decision.kind).add(`reserve ${decision.lot.reserveMet}`);
    if (decision.extended) seen.add("extended");
    if (decision.kind === "challenge" && offer.maximumMinor === before.leaderMaximumMinor) seen.add("tie");
    if (decision.kind === "raise" && decision.lot.priceMinor !== before.priceMinor) seen.add("raise to reserve");
  }
  expect([...seen].sort()).toEqual([
    "AGE_NOT_VERIFIED",
    "AUCTION_ENDED",
    "AUCTION_NOT_STARTED",
    "BIDDER_SUSPENDED",
    "BID_NOT_RAISED",
    "BID_TOO_LOW",
    "OWN_LISTING",
    "challenge",
    "extended",
    "opening",
    "raise",
    "raise to reserve",
    "reserve false",
    "reserve null",
    "reserve true",
    "takeover",
    "tie",
  ]);
});

holds("B14: the visible price never falls", (history) => {
  for (const { before, decision } of acceptedOf(history)) {
    expect(decision.lot.priceMinor).toBeGreaterThanOrEqual(before.priceMinor ?? before.startPriceMinor);
  }
});

holds("an amount is accepted exactly from the start, or price and increment, on", (history) => {
  for (const { before, offer, decision } of history.turns) {
    const isAboutAmount = decision.accepted || decision.minimumMinor !== undefined;
    if (!isAboutAmount) continue;
    const isLeader = offer.bidder.id === before.leaderId;
    const least = isLeader ? (before.leaderMaximumMinor ?? 0) + 1 : leastOfChallenger(before);
    expect(decision.accepted).toBe(offer.maximumMinor >= least);
    if (!decision.accepted) {
      const code = isLeader ? "BID_NOT_RAISED" : "BID_TOO_LOW";
      expect(decision).toEqual({ accepted: false, code, minimumMinor: least });
    }
  }
});

holds("the leader holds the greatest maximum, among equals the earliest", (history) => {
  eachPrefix(history, (bids, { leaderId, leaderMaximumMinor }) => {
    const greatest = Math.max(...bids.map((bid) => bid.offer.maximumMinor));
    expect(leaderMaximumMinor).toBe(greatest);
    expect(leaderId).toBe(bids.find((bid) => bid.offer.maximumMinor === greatest)?.offer.bidder.id);
  });
});

holds("the price is what the greatest two maxima, the start and the reserve make it", (history) => {
  eachPrefix(history, (bids, { priceMinor, leaderMaximumMinor, reserveMet }) => {
    expect(priceMinor).toBe(priceByFormula(history.opening, bids));
    expect(priceMinor).toBeLessThanOrEqual(leaderMaximumMinor);
    const { reserveMinor } = history.opening;
    expect(reserveMet).toBe(reserveMinor === null ? null : leaderMaximumMinor >= reserveMinor);
  });
});

holds("a bid counts exactly from the start until strictly before the end", (history) => {
  for (const { before, now, decision } of history.turns) {
    const code = decision.accepted ? null : decision.code;
    expect(code === "AUCTION_NOT_STARTED").toBe(now.getTime() < before.startsAt.getTime());
    expect(code === "AUCTION_ENDED").toBe(now.getTime() >= before.endsAt.getTime());
  }
});

holds("only a late bid of a challenger moves the end, to its time and W, never earlier", (history) => {
  let end = history.opening.endsAt.getTime();
  for (const { before, offer, now, decision } of history.turns) {
    expect(before.endsAt.getTime()).toBe(end);
    if (!decision.accepted) continue;
    const isChallenger = offer.bidder.id !== before.leaderId;
    const left = end - now.getTime();
    const isLate = isChallenger && left < history.opening.softCloseMs;
    if (isLate) end = now.getTime() + history.opening.softCloseMs;
    expect(decision.extended).toBe(isLate);
    expect(decision.lot.endsAt.getTime()).toBe(end);
  }
  expect(history.closed.endsAt.getTime()).toBe(end);
});

holds("seller, suspended and unqualified own no bid, and never lead or win", (history) => {
  const unfit = history.turns.filter((turn) => unfitIds.includes(turn.offer.bidder.id));
  expect(unfit.filter((turn) => turn.decision.accepted)).toEqual([]);
  expect(unfitIds).not.toContain(history.closed.leaderId);
});

holds("a lot has one winner, the greatest maximum, or none: no bid, or the reserve unmet", (history) => {
  const maxima = acceptedOf(history).map((turn) => turn.offer.maximumMinor);
  const greatest = Math.max(...maxima);
  const sells = maxima.length > 0 && greatest >= (history.opening.reserveMinor ?? 0);
  const winner = acceptedOf(history).find((turn) => turn.offer.maximumMinor === greatest)?.offer.bidder.id;
  const finalPriceMinor = sells ? priceByFormula(history.opening, acceptedOf(history)) : null;
  expect(closingOutcome(history.closed)).toEqual(
    sells ? { outcome: "sold", winnerId: winner, finalPriceMinor } : { outcome: "unsold" },
  );
});

holds("B3: a raise stays off the public count, and tells nobody of being outbid", (history) => {
  const accepted = acceptedOf(history);
  const publicBids = accepted.filter(({ before, offer }) => before.leaderId !== offer.bidder.id);
  expect(history.closed.bidCount).toBe(publicBids.length);
  for (const { before, decision } of accepted) {
    const lost = before.leaderId !== null && decision.lot.leaderId !== before.leaderId;
    expect(decision.outbidUserId).toBe(lost ? before.leaderId : null);
  }
});

holds("B3: a raise never moves the end, nor the price unless the reserve does", (history) => {
  for (const { before, offer, decision } of acceptedOf(history)) {
    if (before.leaderId !== offer.bidder.id) continue;
    expect(decision.lot.endsAt).toEqual(before.endsAt);
    const isStoppedByReserve = before.reserveMinor !== null && (before.leaderMaximumMinor ?? 0) < before.reserveMinor;
    if (!isStoppedByReserve) expect(decision.lot.priceMinor).toBe(before.priceMinor);
  }
});

function eachPrefix(history: History, check: (bids: AcceptedTurn[], after: AcceptedTurn["decision"]["lot"]) => void) {
  const accepted = acceptedOf(history);
  accepted.forEach((turn, index) => {
    check(accepted.slice(0, index + 1), turn.decision.lot);
  });
}

function leastOfChallenger(lot: Lot): number {
  return lot.priceMinor === null ? lot.startPriceMinor : lot.priceMinor + increment(lot, lot.priceMinor);
}

/** The increment by the definition of the setting, not by its code. */
function increment(lot: Lot, priceMinor: number): number {
  const range = lot.steps.find(
    (step) => step.minMinor <= priceMinor && (step.maxMinor === null || priceMinor < step.maxMinor),
  );
  return range?.valueMinor ?? Number.NaN;
}

/**
 * min(max₁, max₂ + inc(max₂)), or the start, or the reserve. max₁ is the leader's at the last bid of somebody
 * else: raises since then leave the price, unless the reserve is what holds it.
 */
function priceByFormula(lot: Lot, bids: AcceptedTurn[]): number {
  const leader = bids.at(-1)?.decision.lot.leaderId;
  const greatest = Math.max(...bids.map((bid) => bid.offer.maximumMinor));
  if (lot.reserveMinor !== null && greatest < lot.reserveMinor) return greatest;
  const lastContest = bids.findLastIndex((bid) => bid.before.leaderId !== bid.offer.bidder.id);
  const contested = bids.slice(0, lastContest + 1);
  const maximaOf = (isLeader: boolean) =>
    contested.filter((bid) => (bid.offer.bidder.id === leader) === isLeader).map((bid) => bid.offer.maximumMinor);
  const second = Math.max(...maximaOf(false));
  const price =
    second === -Infinity ? lot.startPriceMinor : Math.min(Math.max(...maximaOf(true)), second + increment(lot, second));
  return Math.max(price, lot.reserveMinor ?? 0);
}
