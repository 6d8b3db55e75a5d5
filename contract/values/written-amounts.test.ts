import { expect, test } from "vitest";
import { formatAmount, formatCzk } from "./written-amounts.ts";

test.each([
  [27_000, "27\u00a0000\u00a0Kč"],
  [950, "950\u00a0Kč"],
  [1_234_567.5, "1\u00a0234\u00a0567,50\u00a0Kč"],
  [0, "0\u00a0Kč"],
  [0.1 + 0.2, "0,30\u00a0Kč"],
  [9_999_999_999, "9\u00a0999\u00a0999\u00a0999\u00a0Kč"],
])("%f CZK in Czech never breaks and groups by thousands", (amount, text) => {
  expect(formatCzk(amount, "cs")).toBe(text);
});

test("English names the currency first", () => {
  expect(formatCzk(27_000, "en")).toBe("CZK\u00a027,000");
  expect(formatCzk(1_250.5, "en")).toBe("CZK\u00a01,250.50");
});

test("decimals show where asked for, a negative amount has a true minus", () => {
  expect(formatCzk(189, "cs", { decimals: true })).toBe("189,00\u00a0Kč");
  expect(formatAmount(-1_500, "cs")).toBe("\u22121\u00a0500");
});
