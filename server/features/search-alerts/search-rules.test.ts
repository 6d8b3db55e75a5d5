import { expect, test } from "vitest";
import { keyOf, lastGathering, plainFilters } from "./search-rules.ts";

test("SF2: searches that find the same have the same key", () => {
  const filters = { q: "Rum", brand: ["9", "10"], categories: [], priceFrom: 900, priceTo: 100 };
  expect(plainFilters(filters)).toEqual({ q: "Rum", brand: ["10", "9"], priceFrom: 100, priceTo: 900 });
  expect(keyOf(filters)).toBe(keyOf({ priceTo: 900, priceFrom: 100, brand: ["10", "9", "9"], q: "rum" }));
  expect(keyOf({ q: "Rum" })).toBe('{"q":"rum"}');
  expect(keyOf({ q: "rum" })).not.toBe(keyOf({ q: "rum", saleMode: ["auction"] }));
});

test.each([
  ["2027-01-15T06:49:59Z", "2027-01-14T06:50:00.000Z"],
  ["2027-01-15T06:50:00Z", "2027-01-15T06:50:00.000Z"],
  ["2027-07-15T05:50:00Z", "2027-07-15T05:50:00.000Z"],
  ["2027-03-28T05:00:00Z", "2027-03-27T06:50:00.000Z"],
])("daily finds at %s have been gathered last at %s", (now, gathered) => {
  expect(lastGathering(new Date(now)).toISOString()).toBe(gathered);
});
