import { expect, test } from "vitest";
import type { Currency } from "#contract/content/lists.ts";
import { formatPrice } from "./money.ts";

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
] as const)("%f CZK in %j are divided by the rate, with the currency's decimals and symbols", (amount, of, text) => {
  expect(formatPrice(amount, currency(of))).toBe(text);
});

test("without currencies prices are in crowns", () => {
  expect(formatPrice(950, null)).toBe("950\u00a0Kč");
});
