import { expect, test } from "vitest";
import { vatWithin } from "./vat-rules.ts";

test.each([
  [12_100, 21, 2_100],
  [5_900, 21, 1_024],
  [100, 12, 11],
  [1, 21, 0],
  [3, 21, 1],
  [5_900, 0, 0],
])("PM3: in %i haléře at a rate of %i there are %i of VAT", (gross, percent, vat) => {
  expect(vatWithin(gross, percent)).toBe(vat);
});
