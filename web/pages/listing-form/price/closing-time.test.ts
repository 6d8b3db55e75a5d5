import { expect, test } from "vitest";
import type { Duration } from "#contract/listings/listing-kinds.ts";
import { closingTime } from "./closing-time.ts";

test.each<[start: string, duration: Duration, end: string, how: string]>([
  ["2026-11-21T13:32:00Z", "7d", "2026-11-28T19:30:00Z", "a week later, at the chosen time"],
  ["2026-11-21T19:31:00Z", "7d", "2026-11-29T19:30:00Z", "a day later where the time has passed"],
  ["2026-10-20T12:00:00Z", "7d", "2026-10-27T19:30:00Z", "at that time of day across the end of summer time"],
  ["2026-11-10T09:00:00Z", "monthly", "2026-11-29T19:00:00Z", "on the last Sunday at 20:00"],
  ["2026-11-24T09:00:00Z", "monthly", "2026-12-27T19:00:00Z", "a month later with fewer than seven days left"],
  ["2026-10-18T17:30:00Z", "monthly", "2026-10-25T19:00:00Z", "a week of 169 hours, in the autumn"],
  ["2027-03-21T18:30:00Z", "monthly", "2027-03-28T18:00:00Z", "a week of 167 hours, in the spring"],
  ["2026-12-28T09:00:00Z", "monthly", "2027-01-31T19:00:00Z", "across the year"],
  ["2026-05-10T09:00:00Z", "monthly", "2026-05-31T18:00:00Z", "on the very last day where that is a Sunday"],
])("from %s, %s: %s (%s)", (start, duration, end) => {
  expect(new Date(closingTime(Date.parse(start), duration, 20 * 60 + 30)).toISOString()).toBe(
    end.replace("Z", ".000Z"),
  );
});
