import fc from "fast-check";
import { expect, test } from "vitest";
import type { BidKind } from "#server/features/bids/bidding-rules.ts";
import { acceptedOf, bidding, type History } from "#test/make/bidding.ts";
import { makeLot } from "#test/make/lot.ts";
import { raisesOf } from "./hanging-raise-rules.ts";
import { type ReplayBid, replayLot } from "./replay-rules.ts";

const [A, B, C] = [11, 12, 13];

test("B13: replaying a lot's bids, in whatever order they are read, gives its price, leader and end", () => {
  fc.assert(
    fc.property(bidding, fc.infiniteStream(fc.nat()), (history, keys) => {
      const shuffled = storedBids(history)
        .map((bid) => ({ bid, key: keys.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ bid }) => bid);
      const { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt } = history.closed;
      const bidStatus = { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt };
      expect(replayLot(history.opening, shuffled)).toEqual(bidStatus);
      // The stored row may be passed as it stands, but for the end that was published.
      expect(replayLot({ ...history.closed, endsAt: history.opening.endsAt }, shuffled)).toEqual(bidStatus);
    }),
    { numRuns: 1_000 },
  );
});

test("after any retractions the greatest remaining maximum leads, within bounds, and the end stays", () => {
  fc.assert(
    fc.property(bidding, fc.infiniteStream(fc.boolean()), (history, coins) => {
      const bids = retract(storedBids(history), () => coins.next().value);
      const stored = bids.filter((bid) => !bid.isRetracted);
      const greatest = Math.max(...stored.map((bid) => bid.maximumMinor));
      const replayed = replayLot(history.opening, bids);
      expect(replayed.endsAt).toEqual(history.closed.endsAt);
      if (stored.length === 0) {
        expect(replayed).toMatchObject({
          priceMinor: null,
          leaderId: null,
          leaderMaximumMinor: null,
          bidCount: 0,
        });
        return;
      }
      const { startPriceMinor, reserveMinor } = history.opening;
      expect(replayed.leaderMaximumMinor).toBe(greatest);
      expect(replayed.leaderId).toBe(stored.find((bid) => bid.maximumMinor === greatest)?.bidderId);
      expect(replayed.priceMinor).toBeGreaterThanOrEqual(startPriceMinor);
      expect(replayed.priceMinor).toBeLessThanOrEqual(greatest);
      expect(replayed.bidCount).toBeGreaterThan(0);
      const others = stored.filter((bid) => bid.bidderId !== replayed.leaderId).map((bid) => bid.maximumMinor);
      expect(replayed.priceMinor).toBeGreaterThanOrEqual(Math.max(0, ...others));
      if (reserveMinor !== null && greatest < reserveMinor) expect(replayed.priceMinor).toBe(greatest);
    }),
    { numRuns: 1_000 },
  );
});

test("a lot without bids stands as it opened", () => {
  const opening = makeLot();
  expect(replayLot(opening, [])).toEqual({
    priceMinor: null,
    leaderId: null,
    leaderMaximumMinor: null,
    bidCount: 0,
    endsAt: opening.endsAt,
  });
});

test("without a mistyped maximum the others stand as if it had never been", () => {
  const bids = [bid(1, A, 500, "opening"), bid(2, B, 90_000, "takeover"), bid(3, C, 700, "challenge")];
  expect(replayLot(makeLot(), bids)).toMatchObject({ priceMinor: 750_00, leaderId: B, bidCount: 3 });
  const without = bids.map((each) => ({ ...each, isRetracted: each.sequence === 2 }));
  expect(replayLot(makeLot(), without)).toMatchObject({ priceMinor: 550_00, leaderId: C, bidCount: 2 });
});

test("a takeover whose rival is retracted moves no price any more, but is still listed and counted", () => {
  const bids = [
    bid(1, A, 500, "opening"),
    { ...bid(2, B, 600, "takeover"), isRetracted: true },
    bid(3, A, 900, "takeover"),
  ];
  expect(replayLot(makeLot(), bids)).toMatchObject({
    priceMinor: 500_00,
    leaderId: A,
    leaderMaximumMinor: 900_00,
    bidCount: 2,
  });
});

test("a retracted late bid keeps the end where it moved it, a raise never did", () => {
  const { endsAt, softCloseMs } = makeLot();
  const late = new Date(endsAt.getTime() - 1_000);
  const bids = [
    bid(1, A, 500, "opening"),
    { ...bid(2, B, 600, "takeover"), placedAt: late, isRetracted: true },
    { ...bid(3, A, 900, "raise"), placedAt: new Date(late.getTime() + 500) },
  ];
  expect(replayLot(makeLot(), bids).endsAt).toEqual(new Date(late.getTime() + softCloseMs));
});

function bid(sequence: number, bidderId: number, crowns: number, kind: BidKind): ReplayBid {
  const placedAt = new Date(sequence * 1_000);
  return { sequence, bidderId, maximumMinor: crowns * 100, kind, placedAt, isRetracted: false };
}

/** Retracts bids at random, each with the raises of it. */
function retract(stored: readonly ReplayBid[], toss: () => boolean): ReplayBid[] {
  const gone = stored.filter(toss).flatMap((each) => [each, ...raisesOf(stored, each)]);
  return stored.map((each) => ({ ...each, isRetracted: gone.includes(each) }));
}

function storedBids(history: History): ReplayBid[] {
  return acceptedOf(history).map(({ offer, now, decision }, index) => ({
    sequence: index + 1,
    bidderId: offer.bidder.id,
    maximumMinor: offer.maximumMinor,
    kind: decision.kind,
    placedAt: now,
    isRetracted: false,
  }));
}
