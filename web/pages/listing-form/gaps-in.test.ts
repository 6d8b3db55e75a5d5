import { expect, test } from "vitest";
import { emptyValues } from "./form-values.ts";
import { gapsIn } from "./gaps-in.ts";

const facts = {
  kind: "spirits" as const,
  errors: {},
  isFixed: () => false,
  nowMs: Date.parse("2026-11-21T10:00:00Z"),
  propertyRules: [],
  declarationsNeeded: [],
};

test("a step leads to the first of its fields that is missing or wrong, whichever it is", () => {
  const unread = { "condition.strengthPercent": "abc" };
  expect(gapsIn("condition", emptyValues, { ...facts, unread }, 1)).toEqual([
    "condition.strengthPercent",
    "description",
  ]);
});

test("what no line of the step shows comes before, what the server refused of it after", () => {
  const errors = { country: "Nelze." };
  expect(gapsIn("what", emptyValues, { ...facts, unread: {} }, 1)).toEqual(["categoryId", "name"]);
  expect(gapsIn("condition", emptyValues, { ...facts, errors, unread: {} }, 1)).toEqual(["description", "country"]);
});
