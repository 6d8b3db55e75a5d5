import { expect, test } from "vitest";
import { lastListDay } from "./list-day-rules.ts";

test.each([
  ["before it is published", "2026-11-27T13:34:00Z", "2026-11-26"],
  ["on a working day", "2026-11-27T13:35:00Z", "2026-11-27"],
  ["on a Sunday", "2026-11-29T20:00:00Z", "2026-11-27"],
  ["on a Monday morning", "2026-11-30T06:00:00Z", "2026-11-27"],
])("MO12: the newest list is of the last working day whose afternoon has come: %s", (_, now, day) => {
  expect(lastListDay(new Date(now))).toBe(day);
});
