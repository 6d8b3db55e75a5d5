import { expect, test } from "vitest";
import { isNeeded, type PropertyRule, propertyFaults } from "./property-rules.ts";

const rules: PropertyRule[] = [
  { property: "brand", required: true, format: null },
  { property: "strengthPercent", required: false, format: "numeric" },
  { property: "storage", required: true, format: "regex" },
];
const faultsOf = (brandName: string | null, strengthPercent: number | null, storage: string | null) =>
  propertyFaults({ type: "supply", brandName, condition: { strengthPercent, storage } }, rules).map(
    ({ field, fault }) => `${field} ${fault}`,
  );

test("what is required must be there, and what is written must have its format", () => {
  expect(faultsOf("Ardbeg", 46, "č.12")).toEqual([]);
  expect(faultsOf(null, null, " ")).toEqual(["brandName required", "condition.storage required"]);
  expect(faultsOf("A", 46.2, "sklep 3")).toEqual(["condition.strengthPercent numeric", "condition.storage regex"]);
});

test("a seeker is asked for nothing", () => {
  expect(propertyFaults({ type: "demand", brandName: null, condition: {} }, rules)).toEqual([]);
  expect(isNeeded("brandName", "demand", rules)).toBe(false);
  expect([isNeeded("brandName", "supply", rules), isNeeded("condition.strengthPercent", "supply", rules)]).toEqual([
    true,
    false,
  ]);
});

test("a long value is judged at once", () => {
  const startMs = performance.now();
  faultsOf("a", 1, `${"a.".repeat(100_000)}!`);
  expect(performance.now() - startMs).toBeLessThan(500);
});
