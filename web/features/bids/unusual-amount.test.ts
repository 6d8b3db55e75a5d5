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
  const fresh = { ...lot, price: null, startPrice: 2_000, nextMinimum: 2_000, step: 1_000 };
  expect(isUnusual(6_001, fresh)).toBe(true);
  expect(isUnusual(6_000, fresh)).toBe(false);
  expect(isUnusual(20_000, { ...lot, nextMinimum: null, step: null })).toBe(false);
});

test("up to 5 000 Kč nothing is asked twice, however cheap the lot", () => {
  const cheap = { price: 450, startPrice: 100, nextMinimum: 500, step: 50 };
  expect(isUnusual(1_400, cheap)).toBe(false);
  expect(isUnusual(5_000, cheap)).toBe(false);
  expect(isUnusual(5_001, cheap)).toBe(true);
});
