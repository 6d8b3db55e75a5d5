import { expect, test } from "vitest";
import { summarisePrices } from "./price-summary-rules.ts";

test.each<[number[], ReturnType<typeof summarisePrices>]>([
  [[], { count: 0, medianMinor: null, lowestMinor: null, highestMinor: null }],
  [[7], { count: 1, medianMinor: null, lowestMinor: 7, highestMinor: 7 }],
  [[4, 3, 2, 1], { count: 4, medianMinor: null, lowestMinor: 1, highestMinor: 4 }],
  [[5, 1, 100, 3, 2], { count: 5, medianMinor: 3, lowestMinor: 1, highestMinor: 100 }],
  [[6, 5, 4, 3, 2, 1], { count: 6, medianMinor: 4, lowestMinor: 1, highestMinor: 6 }],
])("PG5: of %j", (pricesMinor, expected) => {
  expect(summarisePrices(pricesMinor)).toEqual(expected);
});
