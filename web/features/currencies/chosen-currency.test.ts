import { expect, test } from "vitest";
import type { Currency } from "#contract/content/lists.ts";
import { chosenCurrency } from "./chosen-currency.ts";

const currency = (id: number, is_default: boolean): Currency => ({
  id,
  is_default,
  code: "EUR",
  symbol_before: "",
  symbol_after: "€",
  decimals: 2,
  rate: 24.3,
});
const list = [currency(3, false), currency(7, true), currency(12, false)];

test.each([
  ["currencyId=12", 12],
  ["locale=cs; currencyId=3; other=1", 3],
  ["currencyId=99", 7],
  ["currencyId=", 7],
  ["currencyId=3; Path=/", 3],
  ["notcurrencyId=3", 7],
  ["currencyId=3%20", 7],
  [null, 7],
])("MO3: with the cookies %j currency %i is chosen", (cookies, id) => {
  expect(chosenCurrency(list, cookies)?.id).toBe(id);
});

test("without a default the first is, and without any none", () => {
  expect(chosenCurrency([currency(4, false), currency(5, false)], null)?.id).toBe(4);
  expect(chosenCurrency([], "currencyId=1")).toBeNull();
});
