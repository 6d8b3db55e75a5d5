import { expect, test } from "vitest";
import { timeLeft, timeLeftLabel } from "./time-left.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const label = (ms: number, detail: "card" | "block") =>
  timeLeftLabel(timeLeft(ms, 0), detail).replaceAll("\u00a0", " ");

test.each([
  [day + hour + 40 * minute, "1 d 1 h", "1 d 1 h 40 min"],
  [6 * day + 22 * hour, "6 d 22 h", "6 d 22 h"],
  [3 * day, "3 d", "3 d"],
  [3 * day + 5 * minute, "3 d", "3 d 0 h 5 min"],
  [2 * hour + 3 * minute, "2 h 03 min", "2 h 03 min"],
  [42 * minute, "42 min", "42 min"],
  [4 * minute + 52_000, "4 min", "4 min 52 s"],
  [47_000, "0:47", "0:47"],
  [46_001, "0:47", "0:47"],
  [1, "0:01", "0:01"],
  [minute, "1 min", "1 min 00 s"],
])("%i ms are %j on a card and %j in the block", (ms, card, block) => {
  expect([label(ms, "card"), label(ms, "block")]).toEqual([card, block]);
});

test("urgent means under two hours and not over", () => {
  expect(timeLeft(2 * hour, 0).urgent).toBe(false);
  expect(timeLeft(2 * hour - 1, 0).urgent).toBe(true);
  expect(timeLeft(0, 0)).toMatchObject({ ended: true, urgent: false });
  expect(timeLeft(-5, 0)).toMatchObject({ ended: true, seconds: 0 });
});
