import { expect, test } from "vitest";
import { amountProblem, parseAmount } from "./read-amount.ts";
import { formatCzk } from "./written-amounts.ts";

test.each([
  ["27 000 Kč", 27_000],
  ["27\u00a0000,50", 27_000.5],
  ["27000.5", 27_000.5],
  ["1.500", 1_500],
  ["1.500.000,50 Kč", 1_500_000.5],
  ["1.5000", null],
  ["CZK 27,000", 27_000],
  ["1 200,-", 1_200],
  ["1.200,– Kč", 1_200],
  ["Kč 990,--", 990],
  ["990-", null],
  ["1,250.75", 1_250.75],
  ["", null],
  ["tisíc", null],
  ["-5", null],
  ["1,234", 1_234],
  ["1,234.50", 1_234.5],
  ["1.2345", null],
  ["12,34,567", null],
] as const)("%j is read as %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ["4 000", null],
  ["", null],
  ["abc", "notANumber"],
  ["-5", "notANumber"],
  ["1,2,3", "notANumber"],
  ["4 000,505", "decimals"],
  ["4,000.505", "decimals"],
  ["9 999 999 999", null],
  ["99999999999999", "greatest"],
] as const)("%j is told the one reason: %s", (text, problem) => {
  expect(amountProblem(text)).toBe(problem);
});

test("what is written is read back", () => {
  for (const amount of [1, 999, 1_000, 12_345.67, 1_000_000]) {
    expect(parseAmount(formatCzk(amount))).toBe(amount);
  }
});
