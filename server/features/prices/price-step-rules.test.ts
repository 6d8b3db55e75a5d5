import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptedOf, bidding } from "#test/make/bidding.ts";
import { makeLot } from "#test/make/lot.ts";
import { priceSteps, type RunBid } from "./price-step-rules.ts";

const opening = makeLot();
const at = (seconds: number) => new Date(seconds * 1000);

function bid(sequence: number, maximumMinor: number, priceAfterMinor: number, changes: Partial<RunBid> = {}): RunBid {
  const kind = sequence === 1 ? ("opening" as const) : ("takeover" as const);
  return {
    sequence,
    bidderId: sequence + 1,
    maximumMinor,
    kind,
    placedAt: at(sequence * 60),
    priceAfterMinor,
    retractedAt: null,
    ...changes,
  };
}

const pricesOf = (bids: RunBid[], lot = opening) =>
  priceSteps(lot, bids).map(({ priceMinor, kind }) => [kind, priceMinor / 100]);

test("without a bid there is the start price alone", () => {
  expect(priceSteps(opening, [])).toEqual([{ at: opening.startsAt, priceMinor: 500_00, kind: "start" }]);
});

test("each public bid is a step, an opening one at the start price too", () => {
  expect(pricesOf([bid(1, 900_00, 500_00), bid(2, 1_000_00, 950_00)])).toEqual([
    ["start", 500],
    ["bid", 500],
    ["bid", 950],
  ]);
});

test("PG1: a raise shows only by the price that it moved below the reserve", () => {
  const raise = { kind: "raise" as const, bidderId: 2 };
  expect(pricesOf([bid(1, 900_00, 500_00), bid(2, 2_000_00, 500_00, raise)])).toHaveLength(2);
  const guarded = makeLot({ reserveMinor: 5_000_00 });
  expect(pricesOf([bid(1, 900_00, 900_00), bid(2, 2_000_00, 2_000_00, raise)], guarded)).toEqual([
    ["start", 500],
    ["bid", 900],
    ["bid", 2000],
  ]);
});

test("what a retracted bid revealed leaves the graph: its own step, and what it made of the later ones", () => {
  const typingError = bid(2, 90_000_00, 950_00, { retractedAt: at(150) });
  const answered = bid(3, 5_000_00, 5_100_00, { kind: "challenge" });
  const steps = priceSteps(opening, [bid(1, 900_00, 500_00), typingError, answered]);
  expect(steps.map(({ at: when, priceMinor, kind }) => [when.getTime() / 1000, kind, priceMinor / 100])).toEqual([
    [0, "start", 500],
    [60, "bid", 500],
    [180, "bid", 950],
  ]);
});

test("when the only bid is retracted, the reserve that it met shows nowhere", () => {
  const guarded = makeLot({ reserveMinor: 7_777_00 });
  expect(pricesOf([bid(1, 500_000_00, 7_777_00, { retractedAt: at(90) })], guarded)).toEqual([["start", 500]]);
});

test("whatever is bid, the line never falls and ends at the lot's price", () => {
  fc.assert(
    fc.property(bidding, (history) => {
      const accepted = acceptedOf(history);
      const bids = accepted.map(({ offer, now, decision }, index) => ({
        ...{
          sequence: index + 1,
          bidderId: offer.bidder.id,
          maximumMinor: offer.maximumMinor,
          kind: decision.kind,
        },
        placedAt: now,
        priceAfterMinor: decision.lot.priceMinor,
        retractedAt: null,
      }));
      const line = priceSteps(history.opening, bids).map(({ priceMinor }) => priceMinor);
      expect(line).toEqual(line.toSorted((a, b) => a - b));
      expect(line.at(-1)).toBe(history.closed.priceMinor ?? history.opening.startPriceMinor);
    }),
  );
});
