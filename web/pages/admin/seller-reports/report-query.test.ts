import { expect, test } from "vitest";
import { addressOfReport, queryOfReport, yearsAt } from "./report-query.ts";

const now = "2027-12-31T23:30:00Z";

test("years are those of Prague, and the one to report is the last that has ended", () => {
  expect(yearsAt(now)).toEqual([2028, 2027, 2026, 2025, 2024]);
  expect(queryOfReport(new URLSearchParams("year=1999&group=x"), now)).toEqual({ year: 2027, group: "all" });
});

test("an address says the year always, and what narrows the list", () => {
  expect(addressOfReport({ year: 2027, group: "all" })).toBe("?year=2027");
  expect(addressOfReport({ year: 2026, group: "reported" }, 2)).toBe("?year=2026&group=reported&page=2");
});
