import { expect, test } from "vitest";
import type { ReportYear } from "#contract/reports/report-years.ts";
import { isQuietYear, yearTables } from "./year-tables.ts";

const words = ((key: string) => key) as unknown as Parameters<typeof yearTables>[1];
const nothing: ReportYear = {
  ...{ year: 2026, notices: [], sources: [], decisions: [], medianHours: null },
  ...{ measures: [], appeals: [], misuse: [], suspensions: [] },
};

test("a year without a single figure is quiet, one with a single suspension is not", () => {
  expect(isQuietYear(yearTables(nothing, words, "cs"))).toBe(true);
  const suspended = { ...nothing, suspensions: [{ cause: "moderator" as const, count: 1 }] };
  expect(isQuietYear(yearTables(suspended, words, "cs"))).toBe(false);
});
