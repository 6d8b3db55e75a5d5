import { expect, test } from "vitest";
import { lastDigestTime } from "./digest-rules.ts";

test.each([
  ["on the hour", "2026-11-19T15:00:00Z", "2026-11-19T15:00:00Z"],
  ["a moment before it", "2026-11-19T14:59:59Z", "2026-11-12T15:00:00Z"],
  ["on a Wednesday", "2026-11-18T20:00:00Z", "2026-11-12T15:00:00Z"],
  ["on a Saturday", "2026-11-21T08:00:00Z", "2026-11-19T15:00:00Z"],
  ["in summer time", "2026-07-02T14:00:00Z", "2026-07-02T14:00:00Z"],
  ["after the change to winter time", "2026-10-28T12:00:00Z", "2026-10-22T14:00:00Z"],
])("NL2: the weekly digest is due on Thursday at four in Prague: %s", (_, now, due) => {
  expect(lastDigestTime(new Date(now)).toISOString()).toBe(new Date(due).toISOString());
});
