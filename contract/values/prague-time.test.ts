import { expect, test } from "vitest";
import { instantOfWallText, wallTimeAt, wallTimeText } from "./prague-time.ts";

test.each([
  ["2026-11-28T14:30", "2026-11-28T13:30:00Z"],
  ["2026-07-01T08:05", "2026-07-01T06:05:00Z"],
])("%s in Prague is %s", (wall, instant) => {
  expect(instantOfWallText(wall)).toBe(Date.parse(instant));
  expect(wallTimeText(Date.parse(instant))).toBe(wall);
});

test("the repeated hour of autumn is taken the first time, the skipped one of spring an hour later", () => {
  expect(instantOfWallText("2026-10-25T02:30")).toBe(Date.parse("2026-10-25T00:30:00Z"));
  expect(wallTimeText(instantOfWallText("2026-03-29T02:30") ?? 0)).toBe("2026-03-29T03:30");
});

test("what is no date and time is nothing", () => {
  expect(instantOfWallText("28. 11.")).toBeNull();
});

test("the clock in Prague goes as the world's table of time zones says: around each switch, and each week, for sixty years", () => {
  // `22/11/2026, 14:05`
  const table = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Prague",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const two = (value: number) => String(value).padStart(2, "0");
  const shownAt = (at: number) => {
    const { year, month, day, hour, minute } = wallTimeAt(at);
    return `${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}`;
  };
  const hour = 3_600_000;
  const asked: number[] = [];
  for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2056, 0, 1); at += 7 * 24 * hour) asked.push(at);
  for (let year = 1996; year < 2056; year++) {
    for (const month of [2, 9]) {
      for (let day = 24; day <= 32; day++) {
        for (const past of [0, 1, 2])
          asked.push(Date.UTC(year, month, day, past) - 1, Date.UTC(year, month, day, past));
      }
    }
  }
  expect(asked.filter((at) => shownAt(at) !== table.format(at))).toEqual([]);
  expect(asked.length).toBeGreaterThan(9_000);
});
