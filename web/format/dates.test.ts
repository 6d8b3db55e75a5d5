import { expect, test } from "vitest";
import {
  calendarDaysBetween,
  formatAtTime,
  formatClosing,
  formatClosingLong,
  formatDate,
  formatDateTime,
  formatDayLong,
  formatDeadline,
  formatOnDateTime,
  formatOnDay,
  formatOnShortDay,
  formatShortDay,
  formatTime,
  pragueDay,
} from "./dates.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const closing = "2026-11-22T18:42:31Z";

test("dates are told in Prague's time, winter and summer, and never break", () => {
  expect(formatDateTime(closing, "cs")).toBe("ne\u00a022.\u00a011.\u00a02026\u00a0v\u00a019:42");
  expect(plain(formatDateTime("2026-07-01T22:05:00Z", "cs"))).toBe("čt 2. 7. 2026 v 0:05");
  expect(plain(formatDateTime(closing, "en"))).toBe("Sun 22 Nov 2026, 19:42");
  expect(plain(formatDate(closing, "cs"))).toBe("22. 11. 2026");
  expect(plain(formatDayLong(closing, "cs"))).toBe("neděle 22. listopadu");
  expect(formatTime(closing, { seconds: true })).toBe("19:42:31");
});

test("a deadline at midnight in Prague is told by the day that it ends", () => {
  expect(plain(formatDeadline("2026-12-02T23:00:00Z", "cs"))).toBe("konce dne 2. 12. 2026");
  expect(plain(formatDeadline("2026-12-02T23:00:00Z", "en"))).toBe("the end of 2 December 2026");
  expect(formatDeadline(closing, "cs")).toBe(formatDateTime(closing, "cs"));
});

test("a day of closing is named as one says it, by the calendar of Prague", () => {
  const friday = "2026-11-27T12:00:00Z";
  expect([formatShortDay(friday, "cs"), formatShortDay(friday, "en")].map(plain)).toEqual(["pá 27. 11.", "Fri 27 Nov"]);
  expect([formatOnShortDay(friday, "cs"), formatOnShortDay(friday, "en")].map(plain)).toEqual([
    "v pátek 27. 11.",
    "on Friday 27 November",
  ]);
  expect([pragueDay("2026-11-26T23:00:00Z"), pragueDay("2026-06-30T21:59:59Z")]).toEqual(["2026-11-27", "2026-06-30"]);
});

test("a closing of today is told as today, by the calendar of Prague", () => {
  expect(plain(formatClosing(closing, Date.parse("2026-11-22T08:00:00Z"), "cs"))).toBe("dnes 19:42");
  expect(plain(formatClosing(closing, Date.parse("2026-11-21T22:59:00Z"), "cs"))).toBe("ne 22. 11. 19:42");
  expect(plain(formatClosing(closing, Date.parse("2026-11-21T23:01:00Z"), "cs"))).toBe("dnes 19:42");
});

test("the last hour shows the second of the end", () => {
  expect(plain(formatClosingLong(closing, Date.parse("2026-11-22T12:00:00Z"), "cs"))).toBe("dnes v 19:42");
  expect(plain(formatClosingLong(closing, Date.parse("2026-11-22T18:00:00Z"), "cs"))).toBe("dnes v 19:42:31");
  expect(plain(formatClosingLong(closing, Date.parse("2026-11-20T18:00:00Z"), "cs"))).toBe("ne 22. 11. 2026 v 19:42");
});

test("a time brings its preposition, before twenty and two as Czech says it", () => {
  const eight = "2026-11-29T19:00:00Z";
  expect(formatAtTime(eight, "cs")).toBe("ve\u00a020:00");
  expect(plain(formatAtTime("2026-11-29T01:00:05Z", "cs", { seconds: true }))).toBe("ve 2:00:05");
  expect(plain(formatAtTime(closing, "cs"))).toBe("v 19:42");
  expect(plain(formatAtTime(eight, "en"))).toBe("at 20:00");
  expect(plain(formatDateTime(eight, "cs"))).toBe("ne 29. 11. 2026 ve 20:00");
  expect(plain(formatClosingLong(eight, Date.parse("2026-11-29T12:00:00Z"), "cs"))).toBe("dnes ve 20:00");
});

test("a day stands in a sentence with its preposition and in its case", () => {
  expect(plain(formatOnDay("2026-11-25T19:00:00Z", "cs"))).toBe("ve středu 25. listopadu");
  expect(plain(formatOnDay("2026-11-25T19:00:00Z", "en"))).toBe("on Wednesday 25 November");
  expect(plain(formatOnDateTime("2026-11-28T19:00:00Z", "cs"))).toBe("v sobotu 28. 11. 2026 ve 20:00");
  expect(plain(formatOnDateTime("2026-11-26T18:00:00Z", "cs"))).toBe("ve čtvrtek 26. 11. 2026 v 19:00");
  expect(plain(formatOnDateTime("2026-11-28T19:00:00Z", "en"))).toBe("on Saturday 28 November 2026 at 20:00");
});

test("days are counted by the calendar, over the change of summer time too", () => {
  expect(calendarDaysBetween("2026-10-24T22:30:00Z", "2026-10-25T22:30:00Z")).toBe(0);
  expect(calendarDaysBetween("2026-10-24T12:00:00Z", "2026-10-31T12:00:00Z")).toBe(7);
});
