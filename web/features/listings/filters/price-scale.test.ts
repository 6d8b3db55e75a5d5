import { expect, test } from "vitest";
import { boundOf, placesOf } from "./price-scale.ts";

/** From 100 to 10 000 CZK. */
const prices = Array.from({ length: 20 }, (_, index) => ({ from: 10 ** (2 + index / 10), count: 1 }));

test("each bar is a tenth of a power of ten, told with two digits", () => {
  expect([0, 1, 3, 10, 13, 20].map((place) => boundOf(prices, place))).toEqual([100, 130, 200, 1_000, 2_000, 10_000]);
});

test.each([
  [
    { from: undefined, to: undefined },
    { from: 0, to: 20 },
  ],
  [
    { from: 1_000, to: undefined },
    { from: 10, to: 20 },
  ],
  [
    { from: undefined, to: 2_000 },
    { from: 0, to: 13 },
  ],
  [
    { from: 1_050, to: 1_100 },
    { from: 10, to: 11 },
  ],
  [
    { from: 5, to: 90_000 },
    { from: 0, to: 20 },
  ],
  [
    { from: 50_000, to: 60_000 },
    { from: 19, to: 20 },
  ],
  [
    { from: 1, to: 2 },
    { from: 0, to: 1 },
  ],
])("%j lies between bars, at least one of them within", (range, places) => {
  expect(placesOf(prices, range)).toEqual(places);
});

test("what a handle stands for leads back to its place", () => {
  for (let place = 1; place < prices.length; place += 1) {
    expect(placesOf(prices, { from: boundOf(prices, place), to: undefined }).from).toBe(place);
    expect(placesOf(prices, { from: undefined, to: boundOf(prices, place) }).to).toBe(place);
  }
});
