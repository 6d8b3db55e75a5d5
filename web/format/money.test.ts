import { expect, test } from "vitest";
import type { Currency } from "#contract/content/lists.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { amountProblem, formatPrice, parseAmount } from "./money.ts";

test.each([
  ["27 000 Kč", 27_000],
  ["27\u00a0000,50", 27_000.5],
  ["27000.5", 27_000.5],
  ["1.500", 1_500],
  ["1.500.000,50 Kč", 1_500_000.5],
  ["1.5000", null],
  ["CZK 27,000", 27_000],
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

const currency = (values: Partial<Currency>): Currency => ({
  id: 2,
  is_default: false,
  code: "EUR",
  symbol_before: "",
  symbol_after: "€",
  decimals: 2,
  rate: 24,
  ...values,
});

test.each([
  [27_000, {}, "1\u00a0125,00\u00a0€"],
  [100, {}, "4,17\u00a0€"],
  [100, { code: "USD", symbol_before: "$", symbol_after: "", rate: 20 }, "$5,00"],
  [1_000_000, { code: "JPY", symbol_after: "¥", decimals: 0, rate: 0.15 }, "6\u00a0666\u00a0667\u00a0¥"],
  [1, { code: "KWD", symbol_after: "KD", decimals: 3, rate: 70 }, "0,014\u00a0KD"],
  [1_234.5, { code: "CZK", symbol_after: "Kč", rate: 1 }, "1\u00a0234,50\u00a0Kč"],
  [1_500, { code: "CZK", symbol_after: "Kč", rate: 1 }, "1\u00a0500\u00a0Kč"],
  [1_500, { code: "CZK", symbol_before: "CZK ", symbol_after: "", decimals: 0, rate: 1 }, "CZK 1\u00a0500"],
] as const)(
  "%f CZK in %j are divided by the rate, with the currency's decimals and symbols",
  (amount, of, text) => {
    expect(formatPrice(amount, currency(of))).toBe(text);
  },
);

test("without currencies prices are in crowns", () => {
  expect(formatPrice(950, null)).toBe("950\u00a0Kč");
});
