import fc from "fast-check";
import { expect, test } from "vitest";
import { feeMinor } from "./fee-rules.ts";

const line = { percent: 5, minimum: 20, cap: 1_000 };

test("FE1: a fee is its part of the price, half up, at least the minimum, at most the cap", () => {
  expect(feeMinor(line, 1_000_00)).toBe(50_00);
  expect(feeMinor({ ...line, percent: 4.25 }, 1_234_50)).toBe(52_47);
  expect(feeMinor(line, 10_00)).toBe(20_00);
  expect(feeMinor(line, 100_000_00)).toBe(1_000_00);
  expect(feeMinor({ ...line, cap: null }, 100_000_00)).toBe(5_000_00);
  expect(feeMinor({ percent: 0, minimum: 9, cap: null }, 0)).toBe(9_00);
  expect(feeMinor(null, 1_000_00)).toBe(0);
  expect(feeMinor({ percent: 0.5, minimum: 0, cap: null }, 1_00), "half a haléř goes up").toBe(1);
});

test("FE1: a higher price never costs a lower fee, and never leaves the bounds", () => {
  const lines = fc.record({
    percent: fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100),
    minimum: fc.integer({ min: 0, max: 500 }),
    cap: fc.option(fc.integer({ min: 500, max: 90_000 })),
  });
  const price = fc.integer({ min: 0, max: 9_999_999_999_00 });
  fc.assert(
    fc.property(lines, price, price, (fee, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(feeMinor(fee, low)).toBeLessThanOrEqual(feeMinor(fee, high));
      expect(feeMinor(fee, low)).toBeGreaterThanOrEqual(fee.minimum * 100);
      if (fee.cap !== null) expect(feeMinor(fee, high)).toBeLessThanOrEqual(fee.cap * 100);
    }),
  );
});
