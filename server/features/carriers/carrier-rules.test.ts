import { expect, test } from "vitest";
import { carrierPrice, parcelWeight } from "./carrier-rules.ts";

const list = (country: string, validFrom: string, rows: [number, number][]) =>
  rows.map(([maxWeightG, priceMinor]) => ({ country, validFrom, maxWeightG, priceMinor }));
const prices = [
  ...list("CZ", "2026-01-01", [
    [15_000, 159_00],
    [5_000, 99_00],
  ]),
  ...list("CZ", "2026-12-01", [[5_000, 109_00]]),
  ...list("SK", "2026-01-01", [[5_000, 199_00]]),
];

test.each([
  ["light", { country: "CZ", weightG: 1_500, day: "2026-11-25" }, 99_00],
  ["of the very weight of a row", { country: "CZ", weightG: 5_000, day: "2026-11-25" }, 99_00],
  ["heavier than that", { country: "CZ", weightG: 5_001, day: "2026-11-25" }, 159_00],
  ["too heavy", { country: "CZ", weightG: 15_001, day: "2026-11-25" }, null],
  ["on the day of a new list", { country: "CZ", weightG: 1_500, day: "2026-12-01" }, 109_00],
  ["that the new list bears no more", { country: "CZ", weightG: 6_000, day: "2026-12-01" }, null],
  ["to another country", { country: "SK", weightG: 1_500, day: "2026-12-24" }, 199_00],
  ["to a country without a list", { country: "DE", weightG: 1, day: "2026-12-24" }, null],
  ["before any list", { country: "CZ", weightG: 1, day: "2025-12-31" }, null],
])("GO2: a parcel %s", (_what, parcel, price) => {
  expect(carrierPrice(prices, parcel)).toBe(price);
});

test("GO2: a piece weighs what the operator says, else two grams a millilitre, and without a volume as a bottle of 0.7 l", () => {
  const weighed = (weightG: number | null, volumeMl: number | null) =>
    parcelWeight([{ weightG, volumeMl, quantity: 2 }]);
  expect([weighed(null, 500), weighed(null, null), weighed(1_350, 700)]).toEqual([2_000, 2_800, 2_700]);
});
