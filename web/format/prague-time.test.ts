import { expect, test } from "vitest";
import { instantOfWallText, wallTimeText } from "./prague-time.ts";

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
