import { expect, test } from "vitest";
import { leastBuyNow, priceConflicts } from "./asking-price-rules.ts";

const conflicts = (startPrice: number | null, reservePrice: number | null, buyNowPrice: number | null) =>
  priceConflicts({ startPrice, reservePrice, buyNowPrice }).map(({ field }) => field);

test("the least buy-now price is 1.3 times the start, to the haléř", () => {
  expect([leastBuyNow(1_000), leastBuyNow(0.01), leastBuyNow(333.33)]).toEqual([1_300, 0.02, 433.33]);
});

test("L2: the reserve lies above the start, buy now at least 1.3 times it", () => {
  expect(conflicts(500, 500, 649.99)).toEqual(["reservePrice", "buyNowPrice"]);
  expect(conflicts(500, 500.01, 650)).toEqual([]);
});

test("prices that are not there contradict nothing", () => {
  expect(conflicts(500, null, null)).toEqual([]);
  expect(conflicts(null, 1, 1)).toEqual([]);
});
