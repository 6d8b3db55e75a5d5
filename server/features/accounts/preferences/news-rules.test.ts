import { expect, test } from "vitest";
import { deferredUntil, isNotified, nextSummaryAt, type Wishes, waitsForSummary } from "./news-rules.ts";

const wishes = (more: Partial<Wishes> = {}): Wishes => ({
  notifyEnding: true,
  notifyMessages: true,
  declinedNews: [],
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
  urgentWhenQuiet: true,
  dailySummary: true,
  ...more,
});
const at = (prague: string) =>
  new Date(Temporal.PlainDateTime.from(prague).toZonedDateTime("Europe/Prague").epochMilliseconds);

test.each([
  ["2026-07-01T21:59", null],
  ["2026-07-01T22:00", "2026-07-02T07:00"],
  ["2026-07-02T06:59", "2026-07-02T07:00"],
  ["2026-07-02T07:00", null],
  // The nights in which the clocks change.
  ["2026-03-28T23:00", "2026-03-29T07:00"],
  ["2026-10-24T23:00", "2026-10-25T07:00"],
])("quiet time over midnight, in Prague: at %s news waits until %s", (now, until) => {
  expect(deferredUntil(wishes(), at(now), false)).toEqual(until && at(until));
});

// On 25 October 2026 the clock in Prague shows 2:00 to 3:00 twice, from 0:00 UTC and from 1:00 UTC.
test.each([
  ["2026-10-25T00:10Z", "2026-10-25T01:30Z"],
  ["2026-10-25T00:40Z", "2026-10-25T01:30Z"],
  ["2026-10-25T01:10Z", "2026-10-25T01:30Z"],
  ["2026-10-25T01:30Z", null],
])(
  "quiet time that ends at 2:30, where the hour comes twice, ends at the second: at %s it lasts until %s",
  (now, until) => {
    const waiting = deferredUntil(wishes({ quietTo: 2 * 60 + 30 }), new Date(now), false);
    expect(waiting).toEqual(until && new Date(until));
  },
);

test("quiet time that begins at 2:30, where the hour comes twice, begins at the first and does not stop", () => {
  const early = wishes({ quietFrom: 2 * 60 + 30 });
  for (const now of ["2026-10-25T00:30Z", "2026-10-25T01:10Z", "2026-10-25T01:40Z"])
    expect(deferredUntil(early, new Date(now), false)).toEqual(at("2026-10-25T07:00"));
  expect(deferredUntil(early, new Date("2026-10-25T00:29Z"), false)).toBeNull();
});

test("quiet time within a day ends on that day; without one nothing waits", () => {
  const noon = wishes({ quietFrom: 12 * 60, quietTo: 13 * 60 });
  expect(deferredUntil(noon, at("2026-07-01T12:30"), false)).toEqual(at("2026-07-01T13:00"));
  expect(deferredUntil(noon, at("2026-07-01T13:00"), false)).toBeNull();
  expect(deferredUntil(wishes({ quietFrom: null, quietTo: null }), at("2026-07-01T23:00"), false)).toBeNull();
});

test("what is urgent wakes, unless its reader wants to sleep", () => {
  const night = at("2026-07-01T23:00");
  expect(deferredUntil(wishes(), night, true)).toBeNull();
  expect(deferredUntil(wishes({ urgentWhenQuiet: false }), night, true)).toEqual(at("2026-07-02T07:00"));
});

test("what the law or a deal demands is told whatever was declined; what is never sent stays so", () => {
  const silent = wishes({ declinedNews: ["outbid:page", "deals:email", "deals:push"], notifyEnding: false });
  expect(isNotified(silent, "outbid", "page")).toBe(false);
  expect(isNotified(silent, "outbid", "email")).toBe(true);
  expect(isNotified(silent, "deals", "email")).toBe(true);
  expect(isNotified(silent, "deals", "push")).toBe(false);
  expect(isNotified(silent, "ending", "email")).toBe(false);
  expect(isNotified(silent, "account", "push")).toBe(false);
});

test("a summary is due at eight, or when a longer quiet time is over; what ends before goes at once", () => {
  const now = at("2026-07-01T10:00");
  expect(nextSummaryAt(wishes(), now)).toEqual(at("2026-07-02T08:00"));
  expect(nextSummaryAt(wishes({ quietTo: 9 * 60 }), now)).toEqual(at("2026-07-02T09:00"));
  expect(nextSummaryAt(wishes(), at("2026-07-01T07:59"))).toEqual(at("2026-07-01T08:00"));
  expect(waitsForSummary(wishes(), "outbid", now, at("2026-07-03T20:00"))).toBe(true);
  expect(waitsForSummary(wishes(), "outbid", now, at("2026-07-01T20:00"))).toBe(false);
  expect(waitsForSummary(wishes(), "deals", now, null)).toBe(false);
  expect(waitsForSummary(wishes({ dailySummary: false }), "lost", now, null)).toBe(false);
});
