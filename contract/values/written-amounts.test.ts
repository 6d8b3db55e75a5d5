import { expect, test } from "vitest";
import { formatAmount, formatCount, formatCzk } from "./written-amounts.ts";

test.each([
  [27_000, "27\u00a0000\u00a0Kč"],
  [950, "950\u00a0Kč"],
  [1_234_567.5, "1\u00a0234\u00a0567,50\u00a0Kč"],
  [0, "0\u00a0Kč"],
  [0.1 + 0.2, "0,30\u00a0Kč"],
  [9_999_999_999, "9\u00a0999\u00a0999\u00a0999\u00a0Kč"],
])("%f CZK never breaks and groups by thousands", (amount, text) => {
  expect(formatCzk(amount)).toBe(text);
});

test("a negative amount has a true minus", () => {
  expect(formatAmount(-1_500)).toBe("\u22121\u00a0500");
});

test("a count is grouped as its language does", () => {
  expect([formatCount(1_204, "cs"), formatCount(1_204, "en")]).toEqual(["1\u00a0204", "1,204"]);
});
