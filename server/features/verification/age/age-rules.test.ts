import { expect, test } from "vitest";
import { ageFrom } from "./age-rules.ts";

test.each([
  ["2008-11-24", "2026-11-24", "adult"],
  ["2008-11-25", "2026-11-24", "minor"],
  ["2008-02-29", "2026-02-28", "minor"],
  ["2008-02-29", "2026-03-01", "adult"],
  ["1980-01-31", "2026-11-24", "adult"],
  ["2027-01-01", "2026-11-24", "unproved"],
  ["2008-02-30", "2026-11-24", "unproved"],
  ["1980-00-00", "2026-11-24", "unproved"],
  ["1980", "2026-11-24", "unproved"],
  ["", "2026-11-24", "unproved"],
  [null, "2026-11-24", "unproved"],
] as const)("AP1: born %s, on %s: %s", (birthdate, today, expected) => {
  expect(ageFrom(birthdate, today)).toBe(expected);
});
