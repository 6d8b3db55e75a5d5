import fc from "fast-check";
import { expect, test } from "vitest";
import { type BidStep, checkBidSteps, defaultBidSteps, incrementAt, stepAt } from "./bid-step-rules.ts";

/** Valid lists: widths and values of up to eight ranges, from 0 or from 1 haléř. */
const validSteps = fc
  .tuple(
    fc.constantFrom(0, 1),
    fc.array(fc.record({ width: fc.integer({ min: 1, max: 5_000_00 }), value: fc.integer({ min: 1, max: 900_00 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([from, parts]) => {
    let minMinor = from;
    return parts.map(({ width, value }, index): BidStep => {
      const maxMinor = index === parts.length - 1 ? null : minMinor + width;
      const step = { minMinor, maxMinor, valueMinor: value, stepMinor: 1 + (value % 7) };
      minMinor += width;
      return step;
    });
  });

test.each([
  [0, 50_00, 0],
  [999_99, 50_00, 0],
  [1_000_00, 100_00, 1_000_00],
  [2_999_99, 100_00, 1_000_00],
  [3_000_00, 200_00, 3_000_00],
  [10_000_00, 500_00, 10_000_00],
  [29_999_99, 500_00, 10_000_00],
  [30_000_00, 1_000_00, 30_000_00],
  [99_999_99, 1_000_00, 30_000_00],
  [100_000_00, 2_500_00, 100_000_00],
  [9_000_000_00, 2_500_00, 100_000_00],
])("by default a price of %i haléřů steps by %i and its range begins at %i", (price, value, minimum) => {
  expect(incrementAt(defaultBidSteps, price)).toBe(value);
  expect(stepAt(defaultBidSteps, price).stepMinor).toBe(value);
  expect(stepAt(defaultBidSteps, price).minMinor).toBe(minimum);
});

test("the default table is a valid setting", () => {
  expect(checkBidSteps(defaultBidSteps)).toBeNull();
});

test("a price below the first range belongs to the first", () => {
  const steps = [{ minMinor: 1, maxMinor: null, valueMinor: 5, stepMinor: 1 }];
  expect(incrementAt(steps, 0)).toBe(5);
});

test("a setting without a range cannot be asked for an increment", () => {
  expect(() => incrementAt([], 100)).toThrow(RangeError);
});

const low: BidStep = { minMinor: 0, maxMinor: 1_000_00, valueMinor: 50_00, stepMinor: 50_00 };
const high: BidStep = { minMinor: 1_000_00, maxMinor: null, valueMinor: 100_00, stepMinor: 100_00 };

test.each<[string, BidStep[], unknown]>([
  ["no range", [], [{ index: 0, fault: "EMPTY" }]],
  ["a start above the least price", [{ ...low, minMinor: 2 }, high], [{ index: 0, fault: "FIRST_STARTS_ELSEWHERE" }]],
  ["a negative start", [{ ...low, minMinor: -1 }, high], [{ index: 0, fault: "FIRST_STARTS_ELSEWHERE" }]],
  ["a gap", [low, { ...high, minMinor: 1_000_01 }], [{ index: 1, fault: "NOT_CONTIGUOUS" }]],
  ["an overlap", [low, { ...high, minMinor: 999_99 }], [{ index: 1, fault: "NOT_CONTIGUOUS" }]],
  ["a closed end", [low, { ...high, maxMinor: 5_000_00 }], [{ index: 1, fault: "LAST_NOT_OPEN" }]],
  ["an open range amid", [{ ...low, maxMinor: null }, high], [{ index: 0, fault: "OPEN_BEFORE_LAST" }]],
  [
    "an empty range",
    [
      { ...low, maxMinor: 0 },
      { ...high, minMinor: 0 },
    ],
    [{ index: 0, fault: "NOT_ASCENDING" }],
  ],
  ["a value of nothing", [{ ...low, valueMinor: 0 }, high], [{ index: 0, fault: "VALUE_NOT_POSITIVE" }]],
  ["a negative step", [low, { ...high, stepMinor: -1 }], [{ index: 1, fault: "STEP_NOT_POSITIVE" }]],
  ["half a haléř", [{ ...low, valueMinor: 0.5 }, high], [{ index: 0, fault: "NOT_WHOLE_HALERE" }]],
  [
    "not a number",
    [low, { ...high, valueMinor: Number.NaN }],
    [
      { index: 1, fault: "NOT_WHOLE_HALERE" },
      { index: 1, fault: "VALUE_NOT_POSITIVE" },
    ],
  ],
])("a setting with %s is refused with its reason and place", (_, steps, problems) => {
  expect(checkBidSteps(steps)).toEqual(problems);
});

test("a contiguous list is accepted, and stops being so when any bound moves", () => {
  fc.assert(
    fc.property(validSteps, fc.nat(), fc.constantFrom(-1, 1), (steps, pick, by) => {
      expect(checkBidSteps(steps)).toBeNull();
      const at = pick % steps.length;
      const moved = steps.map((step, i) => (i === at && i > 0 ? { ...step, minMinor: step.minMinor + by } : step));
      const closed = steps.map((step, i) => (i === steps.length - 1 ? { ...step, maxMinor: 1e12 } : step));
      if (at > 0) expect(checkBidSteps(moved)).not.toBeNull();
      expect(checkBidSteps(closed)).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test("lower bounds are inclusive, upper ones exclusive, and each price has one range", () => {
  fc.assert(
    fc.property(validSteps, fc.integer({ min: 1, max: 50_000_00 }), (steps, price) => {
      const bounds = steps.flatMap((step) => [step.minMinor, step.minMinor + 1, (step.maxMinor ?? price) - 1]);
      for (const at of [price, ...bounds]) {
        const containing = steps.filter((step) => step.minMinor <= at && at < (step.maxMinor ?? Infinity));
        if (at < (steps[0]?.minMinor ?? 0)) continue;
        expect(containing).toEqual([stepAt(steps, at)]);
      }
    }),
    { numRuns: 1_000 },
  );
});
