import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { type AskedPrices, nextChange, type PastPrice, priceAt, priceInForce } from "./price-rules.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * dayMs);
const reduced: AskedPrices = {
  priceMinor: 1_000_00,
  reducedMinor: 800_00,
  reducedFrom: at(40),
  reducedUntil: at(50),
};
const since = (day: number, priceMinor: number | null): PastPrice => ({ from: at(day), priceMinor });

test("PD2: a reduced price holds from its beginning to its end, the end excluded", () => {
  expect([39, 40, 49.999, 50].map((day) => priceAt(reduced, at(day)))).toEqual([1_000_00, 800_00, 800_00, 1_000_00]);
  expect([39, 40, 50].map((day) => nextChange(reduced, at(day)))).toEqual([at(40), at(50), null]);
  const open = { ...reduced, reducedFrom: null, reducedUntil: null };
  expect([priceAt(open, at(1)), nextChange(open, at(1))]).toEqual([800_00, null]);
});

test("PD3: beside a reduction stands the lowest price of the thirty days before it", () => {
  const past = [since(0, 700_00), since(9, 950_00), since(20, 1_000_00)];
  expect(priceInForce(reduced, past, at(40))).toEqual({
    askedMinor: 800_00,
    originalMinor: 1_000_00,
    lowestMinor: 950_00,
  });
  // Ten days later the reduced price itself is a past one, and counts no less.
  const later = [...past, since(40, 800_00)];
  expect(priceInForce(reduced, later, at(49)).lowestMinor).toBe(950_00);
  expect(priceInForce(reduced, later, at(50))).toEqual({
    askedMinor: 1_000_00,
    originalMinor: null,
    lowestMinor: null,
  });
});

test("what was as cheap within thirty days, or was never offered, is not announced as reduced", () => {
  const none = { askedMinor: 800_00, originalMinor: null, lowestMinor: null };
  expect(priceInForce(reduced, [since(0, 800_00), since(10.5, 1_000_00)], at(40))).toEqual(none);
  expect(priceInForce(reduced, [since(0, 800_00), since(10, 1_000_00)], at(40)).lowestMinor).toBe(1_000_00);
  expect(priceInForce(reduced, [], at(40))).toEqual(none);
  expect(priceInForce(reduced, [since(0, 1_000_00), since(5, null)], at(40))).toEqual(none);
  expect(priceInForce(reduced, [since(0, 1_000_00), since(15, null)], at(40)).lowestMinor).toBe(1_000_00);
});

test("whatever was asked before: a reduction announced is below both prices beside it", () => {
  const prices = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(prices, prices, fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), prices)), (usual, less, before) => {
      const past = [...new Map(before)].sort(([a], [b]) => a - b).map(([day, price]) => since(day, price));
      const asked = { ...reduced, priceMinor: usual + less, reducedMinor: less, reducedFrom: null };
      const { askedMinor, originalMinor, lowestMinor } = priceInForce(asked, past, at(45));
      expect(askedMinor).toBe(less);
      expect(originalMinor === null).toBe(lowestMinor === null);
      if (originalMinor !== null && lowestMinor !== null) {
        expect(originalMinor).toBeGreaterThan(askedMinor);
        expect(lowestMinor).toBeGreaterThan(askedMinor);
      }
    }),
  );
});
