import { expect, test } from "vitest";
import { daysOf, lastDays } from "./shown-day-rules.ts";

const now = new Date("2026-11-24T23:30:00Z");
const at = (day: string) => new Date(`${day}T12:00:00Z`);

test("a running listing is shown from its publication to today in Prague, at least a week, at most 30 days", () => {
  const running = (day: string) => daysOf({ publishedAt: at(day), closedAt: null }, now);
  expect(running("2026-11-10")).toEqual({ first: "2026-11-10", last: "2026-11-25" });
  expect(running("2026-11-24")).toEqual({ first: "2026-11-19", last: "2026-11-25" });
  expect(running("2026-01-05")).toEqual({ first: "2026-10-27", last: "2026-11-25" });
});

test("one that is over is shown up to its end", () => {
  expect(daysOf({ publishedAt: at("2026-03-20"), closedAt: at("2026-04-02") }, now)).toEqual({
    first: "2026-03-20",
    last: "2026-04-02",
  });
});

test("ST2: all listings together are shown for 30 days", () => {
  expect(lastDays(now)).toEqual({ first: "2026-10-27", last: "2026-11-25" });
});
