import { expect, test } from "vitest";
import { makeAttempt, makeLot } from "#test/make/lot.ts";
import { decideBid, type Lot } from "./bidding-rules.ts";
import { leastOffered, quickAmounts } from "./quick-amount-rules.ts";

const early = new Date(60_000);

test.each<[string, Partial<Lot>, number | null, number[]]>([
  ["a challenger at 32 000", { priceMinor: 32_000_00 }, 12, [33_000_00, 35_000_00, 40_000_00]],
  ["a challenger at 31 500", { priceMinor: 31_500_00 }, null, [32_500_00, 35_000_00, 40_000_00]],
  ["the leader holding 31 000", { leaderMaximumMinor: 31_000_00 }, 11, [32_000_00, 35_000_00, 40_000_00]],
  ["the leader holding 16 000", { leaderMaximumMinor: 16_000_00 }, 11, [16_500_00, 18_000_00, 20_000_00]],
  ["an uneven price of 1 234.56", { priceMinor: 1_234_56 }, 12, [1_334_56, 1_400_00, 1_600_00]],
  [
    "a challenger who has to bid 1 011",
    { priceMinor: null, startPriceMinor: 1_011_00, leaderId: null, leaderMaximumMinor: null },
    null,
    [1_011_00, 1_200_00, 1_400_00],
  ],
])("B18: quick amounts for %s begin with the least and go on round", (_, changes, bidderId, amounts) => {
  const lot = makeLot({ priceMinor: 27_000_00, leaderId: 11, leaderMaximumMinor: 90_000_00, ...changes });
  expect(quickAmounts(lot, bidderId)).toEqual(amounts);
});

test("quick amounts before the first bid begin at the start price", () => {
  expect(quickAmounts(makeLot({ startPriceMinor: 12_000_00 }))).toEqual([12_000_00, 14_000_00, 16_000_00]);
});

const greatest = 9_999_999_999_00;
test.each<[string, Partial<Lot>, number, number | null, number[]]>([
  ["a leader who has bid it", { leaderMaximumMinor: greatest }, 11, null, []],
  ["a leader a crown below it", { leaderMaximumMinor: greatest - 1_00 }, 11, greatest, [greatest]],
  ["anybody else at a price near it", { priceMinor: greatest - 1_00 }, 12, null, []],
  ["anybody else a step below it", { priceMinor: greatest - 2_500_00 }, 12, greatest, [greatest]],
])("at the greatest amount that can be bid, %s is offered no more than that", (_, changes, bidderId, least, quick) => {
  const led = { priceMinor: 500_00, leaderId: 11, leaderMaximumMinor: greatest, ...changes };
  const lot = makeLot(led);
  expect([leastOffered(lot, bidderId), quickAmounts(lot, bidderId)]).toEqual([least, quick]);
  const decision = decideBid(lot, makeAttempt(bidderId, greatest), early);
  expect(decision.accepted ? null : decision.code).toBe(least === null ? "BID_AT_LIMIT" : null);
});

test("what a leader is offered is the next whole step, also above a maximum that lies on a step", () => {
  const led = makeLot({ priceMinor: 999_99, leaderId: 11, leaderMaximumMinor: 1_500_00 });
  expect([leastOffered(led, 11), quickAmounts(led, 11)[0]]).toEqual([1_600_00, 1_600_00]);
  expect(leastOffered({ ...led, leaderMaximumMinor: 1_512_34 }, 11)).toBe(1_600_00);
  expect(leastOffered(led, 12)).toBe(1_049_99);
});

test("B10: a leader's whole steps are counted from the minimum for the price, the lower bound of its range", () => {
  const steps = [
    { minMinor: 0, maxMinor: 1_030_00, valueMinor: 50_00, stepMinor: 50_00 },
    { minMinor: 1_030_00, maxMinor: null, valueMinor: 100_00, stepMinor: 100_00 },
  ];
  const led = makeLot({ steps, priceMinor: 1_030_00, leaderId: 11, leaderMaximumMinor: 1_500_00 });
  expect(leastOffered(led, 11)).toBe(1_530_00);
});
