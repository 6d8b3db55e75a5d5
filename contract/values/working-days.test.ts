import { expect, test } from "vitest";
import { addWorkingDays, easterSunday, isWorkingDay } from "./working-days.ts";

const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  "2000-04-23",
  "2008-03-23",
  "2011-04-24",
  "2019-04-21",
  "2024-03-31",
  "2025-04-20",
  "2026-04-05",
  "2027-03-28",
  "2038-04-25",
  "2049-04-18",
])("Easter Sunday is %s", (date) => {
  expect(easterSunday(day(date).year).toString()).toBe(date);
});

test.each([
  ["2026-01-01", false],
  ["2026-04-03", false],
  ["2026-04-06", false],
  ["2026-04-07", true],
  ["2026-05-01", false],
  ["2026-05-08", false],
  ["2026-07-06", false],
  ["2026-09-28", false],
  ["2026-10-28", false],
  ["2026-11-17", false],
  ["2026-12-24", false],
  ["2026-12-25", false],
  ["2026-12-31", true],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2026-11-23", true],
])("%s is a working day: %s", (date, expected) => {
  expect(isWorkingDay(day(date))).toBe(expected);
});

test.each([
  ["2026-11-16", 3, "2026-11-20"],
  ["2026-11-19", 3, "2026-11-24"],
  ["2026-11-21", 3, "2026-11-25"],
  ["2026-04-01", 3, "2026-04-08"],
  ["2026-12-23", 3, "2026-12-30"],
  ["2026-12-30", 3, "2027-01-05"],
  ["2026-07-03", 1, "2026-07-07"],
  ["2026-11-16", 0, "2026-11-16"],
])("D6: %s and %i working days more is %s", (from, count, to) => {
  expect(addWorkingDays(day(from), count).toString()).toBe(to);
});
