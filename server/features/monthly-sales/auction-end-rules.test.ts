import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endsAt, groupClosesAt, saleOf } from "./auction-end-rules.ts";

const ends = (startsAt: string, duration: "7d" | "monthly", group?: number) =>
  endsAt(new Date(startsAt), duration, group).toISOString();

describe("a seven-day auction ends at the same Prague wall-clock time", () => {
  test.each([
    ["in winter", "2026-01-12T18:30:00Z", "2026-01-19T18:30:00.000Z"],
    ["over the start of summer time: an hour less", "2026-03-25T18:00:00Z", "2026-04-01T17:00:00.000Z"],
    ["over the end of summer time: an hour more", "2026-10-20T17:00:00Z", "2026-10-27T18:00:00.000Z"],
    ["that exists twice: the first of the two", "2026-10-18T00:30:00Z", "2026-10-25T00:30:00.000Z"],
    ["that does not exist: as much later", "2026-03-22T01:30:00Z", "2026-03-29T01:30:00.000Z"],
    ["over the turn of the year", "2026-12-28T23:59:59Z", "2027-01-04T23:59:59.000Z"],
    ["from the day before summer time starts", "2026-03-28T19:15:00Z", "2026-04-04T18:15:00.000Z"],
    ["to the evening of the day it starts", "2026-03-22T19:00:00Z", "2026-03-29T18:00:00.000Z"],
    ["to the last minute before the clock leaps", "2026-03-22T00:59:00Z", "2026-03-29T00:59:00.000Z"],
    ["from the evening of the day it starts", "2026-03-29T18:00:00Z", "2026-04-05T18:00:00.000Z"],
    ["to the evening of the day it ends", "2026-10-18T18:00:00Z", "2026-10-25T19:00:00.000Z"],
    ["from the second of the hours that exist twice", "2026-10-25T01:30:00Z", "2026-11-01T01:30:00.000Z"],
    ["from the first of the hours that exist twice", "2026-10-25T00:30:00Z", "2026-11-01T01:30:00.000Z"],
    ["from the day after it ended", "2026-10-26T19:00:00Z", "2026-11-02T19:00:00.000Z"],
  ])("%s", (_, start, end) => {
    expect(ends(start, "7d")).toBe(end);
  });
});

describe("a monthly auction ends with the sale of the last Sunday at 20:00 Prague", () => {
  test.each([
    ["of this month", "2026-11-02T10:00:00Z", "2026-11-29T19:00:00.000Z"],
    ["in summer time", "2026-07-01T10:00:00Z", "2026-07-26T18:00:00.000Z"],
    ["on the day summer time ends", "2026-10-01T10:00:00Z", "2026-10-25T19:00:00.000Z"],
    ["on the day summer time starts", "2026-03-02T10:00:00Z", "2026-03-29T18:00:00.000Z"],
    ["when the month ends on a Sunday", "2026-05-01T10:00:00Z", "2026-05-31T18:00:00.000Z"],
    ["with seven days left to the second", "2026-11-22T19:00:00Z", "2026-11-29T19:00:00.000Z"],
    ["next month with a second less", "2026-11-22T19:00:01Z", "2026-12-27T19:00:00.000Z"],
    ["next month after this month's sale", "2026-11-30T10:00:00Z", "2026-12-27T19:00:00.000Z"],
    ["next year in late December", "2026-12-24T10:00:00Z", "2027-01-31T19:00:00.000Z"],
    [
      "in October with seven days left by the clock, an hour more in truth",
      "2026-10-18T18:00:00Z",
      "2026-10-25T19:00:00.000Z",
    ],
    ["in October with a second less", "2026-10-18T18:00:01Z", "2026-11-29T19:00:00.000Z"],
    [
      "in March with seven days left by the clock, an hour less in truth",
      "2026-03-22T19:00:00Z",
      "2026-03-29T18:00:00.000Z",
    ],
    ["in March with a second less", "2026-03-22T19:00:01Z", "2026-04-26T18:00:00.000Z"],
    ["next month on the closing day itself", "2026-10-25T12:00:00Z", "2026-11-29T19:00:00.000Z"],
    ["next month at the very moment of closing", "2026-10-25T19:00:00Z", "2026-11-29T19:00:00.000Z"],
    ["by the Prague date, not by that of UTC", "2026-06-30T22:30:00Z", "2026-07-26T18:00:00.000Z"],
  ])("%s", (_, start, end) => {
    expect(ends(start, "monthly")).toBe(end);
  });

  test("in groups ten minutes apart", () => {
    const start = "2026-11-02T10:00:00Z";
    expect([0, 1, 3].map((group) => ends(start, "monthly", group).slice(11, 16))).toEqual(["19:00", "19:10", "19:30"]);
  });
});

test.each([
  ["2026-03-02T10:00:00Z", "2026-03-29", ["18:00", "18:10", "18:30"]],
  ["2026-10-01T10:00:00Z", "2026-10-25", ["19:00", "19:10", "19:30"]],
])("on a day when the clocks change, groups close from 20:00 of the new time (%s)", (start, closesOn, times) => {
  const sale = saleOf(new Date(start));
  expect(sale.closesOn).toBe(closesOn);
  expect([0, 1, 3].map((group) => groupClosesAt(sale, group).toISOString().slice(11, 16))).toEqual(times);
});

test("C3, S1: every auction runs at least seven Prague days and a monthly one less than 42 of them", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  fc.assert(
    fc.property(fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }), (start) => {
      const week = endsAt(start, "7d").getTime();
      const month = endsAt(start, "monthly").getTime();
      expect(Math.abs(week - start.getTime() - 7 * dayMs)).toBeLessThanOrEqual(dayMs / 24);
      expect(month).toBeGreaterThanOrEqual(week);
      // The return to winter time may lengthen the last week by an hour.
      expect(month - start.getTime()).toBeLessThan(42 * dayMs + dayMs / 24);
    }),
    { numRuns: 500 },
  );
});
