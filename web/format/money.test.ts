import { expect, test } from "vitest";
import type { Currency } from "#contract/content/lists.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { amountProblem, formatPrice, parseAmount } from "./money.ts";

test.each([
  ["27 000 Kč", "cs", 27_000],
  ["27\u00a0000,50", "cs", 27_000.5],
  ["27000.5", "cs", 27_000.5],
  ["1.500", "cs", 1_500],
  ["1.500.000,50 Kč", "cs", 1_500_000.5],
  ["1.5000", "cs", null],
  ["CZK 27,000", "en", 27_000],
  ["1,250.75", "en", 1_250.75],
  ["", "cs", null],
  ["tisíc", "cs", null],
  ["-5", "cs", null],
  ["1,234", "cs", null],
] as const)("%j in %s is read as %s", (text, locale, amount) => {
  expect(parseAmount(text, locale)).toBe(amount);
});

test.each([
  ["4 000", "cs", null],
  ["", "cs", null],
  ["abc", "cs", "notANumber"],
  ["-5", "cs", "notANumber"],
  ["1,2,3", "cs", "notANumber"],
  ["4 000,505", "cs", "decimals"],
  ["4,000.505", "en", "decimals"],
  ["9 999 999 999", "cs", null],
  ["99999999999999", "cs", "greatest"],
] as const)("%j in %s is told the one reason: %s", (text, locale, problem) => {
  expect(amountProblem(text, locale)).toBe(problem);
});

test("what is written is read back", () => {
  for (const amount of [1, 999, 1_000, 12_345.67, 1_000_000]) {
    expect(parseAmount(formatCzk(amount, "cs"), "cs")).toBe(amount);
    expect(parseAmount(formatCzk(amount, "en"), "en")).toBe(amount);
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
  [27_000, {}, "cs", "1\u00a0125,00\u00a0€"],
  [100, {}, "cs", "4,17\u00a0€"],
  [100, { code: "USD", symbol_before: "$", symbol_after: "", rate: 20 }, "en", "$5.00"],
  [
    1_000_000,
    { code: "JPY", symbol_after: "¥", decimals: 0, rate: 0.15 },
    "cs",
    "6\u00a0666\u00a0667\u00a0¥",
  ],
  [1, { code: "KWD", symbol_after: "KD", decimals: 3, rate: 70 }, "cs", "0,014\u00a0KD"],
  [1_234.5, { code: "CZK", symbol_after: "Kč", rate: 1 }, "cs", "1\u00a0234,50\u00a0Kč"],
  [1_500, { code: "CZK", symbol_after: "Kč", rate: 1 }, "en", "CZK\u00a01,500"],
] as const)(
  "%f CZK in %j in %s are divided by the rate, with the currency's decimals and symbols",
  (amount, of, locale, text) => {
    expect(formatPrice(amount, currency(of), locale)).toBe(text);
  },
);

test("without currencies prices are in crowns", () => {
  expect(formatPrice(950, null, "cs")).toBe("950\u00a0Kč");
});
