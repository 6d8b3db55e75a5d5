import fc from "fast-check";
import { expect, test } from "vitest";
import { maxCzk } from "./max-czk.ts";
import { toCzk, toMinor } from "./minor-units.ts";
import { czk, positiveCzk } from "./money.ts";

test("MO1: every whole number of haléře goes to crowns and back unchanged, and is an amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxCzk * 100 }), (minor) => {
      expect(toMinor(toCzk(minor))).toBe(minor);
      expect(positiveCzk.safeParse(toCzk(minor)).success).toBe(true);
    }),
  );
});

test.each([0.1 + 0.2, 1.1 * 3, 4.35 * 100, 0.07 * 3])(
  "%d, as a sum of a program may come out, is an amount",
  (value) => {
    expect(czk.safeParse(value).success).toBe(true);
  },
);

test.each([1e-7, 0.001, 1.005, 99.999, 1_000_000.001, -0.01, maxCzk + 1, Number.NaN, Infinity])(
  "%d is none",
  (value) => {
    expect(czk.safeParse(value).success).toBe(false);
  },
);

test("nothing, and less than a haléř, is no price", () => {
  expect([0, 1e-7, 0.004].map((value) => positiveCzk.safeParse(value).success)).toEqual([false, false, false]);
});

test.each([
  [-1, "positive"],
  [-1.234, "positive"],
  [0, "positive"],
  [0.004, "decimals"],
  [1.005, "decimals"],
  [1e300, "too_big"],
])("a price of %d is refused for one reason, %s", (value, reason) => {
  const issues = positiveCzk.safeParse(value).error?.issues ?? [];
  expect(issues.map((issue) => (issue.code === "custom" ? issue.params?.code : issue.code))).toEqual([reason]);
});

test("a negative amount is refused for one reason", () => {
  expect(czk.safeParse(-1.234).error?.issues.map(({ code }) => code)).toEqual(["too_small"]);
});
