import { expect, test } from "vitest";
import { fieldProblem, unreadProblem, wrongIn } from "./field-problem.ts";
import { emptyValues, type FormValues } from "./form-values.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const problem = (field: string, values: Partial<FormValues>) => fieldProblem(field, { ...emptyValues, ...values }, now);
const sheet = (lines: Partial<FormValues["condition"]>) => ({
  condition: { ...emptyValues.condition, ...lines },
});

test("an empty form has nothing wrong", () => {
  for (const field of ["name", "reservePrice", "buyNowPrice", "activateAt", "condition.vintage"]) {
    expect([field, problem(field, {})]).toEqual([field, null]);
  }
});

test("the reserve is higher than the start, buy now at least 1.3 times it", () => {
  expect(problem("reservePrice", { startPrice: 500, reservePrice: 500 })).toEqual({
    key: "reserve",
    value: 500,
  });
  expect(problem("buyNowPrice", { startPrice: 500, buyNowPrice: 649 })).toEqual({
    key: "buyNow",
    value: 650,
  });
  expect(problem("buyNowPrice", { startPrice: 500, buyNowPrice: 650 })).toBeNull();
});

test("an amount is told for what it is: nothing, too much, too fine", () => {
  expect(problem("startPrice", { startPrice: 0 })).toEqual({ key: "positive" });
  expect(problem("price", { price: 99_999_999_999 })).toEqual({ key: "amountAtMost", value: 9_999_999_999 });
  expect(problem("reservePrice", { startPrice: 500, reservePrice: 0 })).toEqual({ key: "positive" });
  expect(problem("shippingPrice", { shippingPrice: 1.005 })).toEqual({ key: "amountDecimals" });
  expect(problem("shippingPrice", { shippingPrice: 0 })).toBeNull();
});

const facts = {
  kind: "spirits" as const,
  errors: {},
  isFixed: () => false,
  nowMs: now,
  unread: {},
  propertyRules: [],
};
const wrong = (values: Partial<FormValues>, more: Partial<typeof facts> = {}) =>
  wrongIn("price", { ...emptyValues, ...values }, { ...facts, ...more });

test("the step of prices is left only with prices that publication would take", () => {
  expect(wrong({ startPrice: 500, reservePrice: 400, buyNowPrice: 600 })).toEqual(["reservePrice", "buyNowPrice"]);
  expect(wrong({ startPrice: 500, reservePrice: 501, buyNowPrice: 650 })).toEqual([]);
});

test("what is not shown, or cannot be changed any more, stops nobody", () => {
  expect(wrong({ saleMode: "by_agreement", startPrice: 500, reservePrice: 400 })).toEqual([]);
  expect(wrong({ handover: "in_person", shippingPrice: 1e12 })).toEqual([]);
  const started = { activateAt: "2026-11-21T09:00:00Z" };
  expect(wrong(started)).toEqual(["activateAt"]);
  expect(wrong(started, { isFixed: (field?: string) => field === "activateAt" })).toEqual([]);
});

test("what the server refused is wrong in its step, a field of the form or not", () => {
  expect(wrong({}, { errors: { saleMode: "!", price: "!", name: "!" } })).toEqual(["saleMode", "price"]);
});

test("lines of the condition sheet keep to the contract's bounds, each for itself", () => {
  expect(problem("condition.vintage", sheet({ vintage: 19 }))).toEqual({ key: "atLeast", value: 1500 });
  expect(problem("condition.strengthPercent", sheet({ strengthPercent: 101 }))).toEqual({
    key: "atMost",
    value: 100,
  });
  expect(problem("condition.strengthPercent", sheet({ strengthPercent: 40.25 }))).toEqual({
    key: "decimals",
  });
  expect(problem("condition.volumeMl", sheet({ vintage: 19 }))).toBeNull();
});

test("a start lies ahead, at most thirty days", () => {
  expect(problem("activateAt", { activateAt: "2026-11-21T09:59:00Z" })).toEqual({ key: "past" });
  expect(problem("activateAt", { activateAt: "2026-12-21T10:00:01Z" })).toEqual({ key: "far" });
  expect(problem("activateAt", { activateAt: "2026-12-21T10:00:00Z" })).toBeNull();
});

test("neither vintage nor bottling lies ahead", () => {
  for (const line of ["vintage", "bottledYear"] as const) {
    expect(problem(`condition.${line}`, sheet({ [line]: 2027 }))).toEqual({ key: "yearAhead", value: 2026 });
    expect(problem(`condition.${line}`, sheet({ [line]: 2026 }))).toBeNull();
  }
});

test("a text that cannot be read is wrong in its step, with a sentence that fits", () => {
  expect(wrong({ startPrice: 500 }, { unread: { startPrice: "pět set" } })).toEqual(["startPrice"]);
  expect(unreadProblem("condition.pieces", "1,5")).toEqual({ key: "whole" });
  expect(unreadProblem("condition.volumeMl", "sedm")).toEqual({ key: "notNumber" });
});

test("too many digits are told the greatest value, not to write digits", () => {
  expect(problem("condition.volumeMl", sheet({ volumeMl: 123_456_789 }))).toEqual({
    key: "atMost",
    value: 100_000,
  });
});
