import { expect, test } from "vitest";
import { usualPeriods } from "./usual-periods.ts";

test("periods end on the last day of their last month, also over the turn of a year", () => {
  expect(usualPeriods("2028-02-10")).toEqual({
    today: { from: "2028-02-10", to: "2028-02-10" },
    lastDays: { from: "2028-02-04", to: "2028-02-10" },
    month: { from: "2028-02-01", to: "2028-02-29" },
    lastMonth: { from: "2028-01-01", to: "2028-01-31" },
    lastQuarter: { from: "2027-10-01", to: "2027-12-31" },
    year: { from: "2028-01-01", to: "2028-12-31" },
    lastYear: { from: "2027-01-01", to: "2027-12-31" },
  });
  expect(usualPeriods("2027-12-31").lastQuarter).toEqual({ from: "2027-07-01", to: "2027-09-30" });
  expect(usualPeriods("2027-01-03").lastDays).toEqual({ from: "2026-12-28", to: "2027-01-03" });
  expect(usualPeriods("2027-01-01").lastMonth).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});
