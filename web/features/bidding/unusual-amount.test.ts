import { expect, test } from "vitest";
import { isUnusual } from "./unusual-amount.ts";

const lot = { price: 10_000, startPrice: 500, nextMinimum: 10_500, step: 500 };

test("a digit too many is unusual: more than three times the price, or ten steps above the minimum", () => {
  expect(isUnusual(15_499, lot)).toBe(false);
  expect(isUnusual(15_500, lot)).toBe(true);
  const wide = { ...lot, step: 100_000 };
  expect(isUnusual(30_000, wide)).toBe(false);
  expect(isUnusual(30_001, wide)).toBe(true);
});

test("before the first bid the start price counts; where no more can be bid nothing is unusual by steps", () => {
  expect(isUnusual(1_501, { ...lot, price: null, nextMinimum: 500, step: 1_000 })).toBe(true);
  expect(isUnusual(1_500, { ...lot, price: null, nextMinimum: 500, step: 1_000 })).toBe(false);
  expect(isUnusual(20_000, { ...lot, nextMinimum: null, step: null })).toBe(false);
});
