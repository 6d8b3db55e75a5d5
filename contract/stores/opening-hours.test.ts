import { expect, test } from "vitest";
import { openStateAt, partsOn } from "./opening-hours.ts";

const day = [
  { from: "09:00", to: "12:00" },
  { from: "13:00", to: "18:00" },
];
const opening = {
  week: [day, day, day, day, day, [{ from: "10:00", to: "14:00" }], []],
  exceptions: [
    { on: "2026-12-24", parts: [{ from: "09:00", to: "11:00" }] },
    { on: "2026-12-25", parts: [] },
  ],
};

test("SH1: a day has the parts of its exception, else those of its weekday", () => {
  expect(partsOn(opening, "2026-12-23")).toEqual(day);
  expect(partsOn(opening, "2026-12-24")).toEqual([{ from: "09:00", to: "11:00" }]);
  expect(partsOn(opening, "2026-12-25")).toEqual([]);
  expect(partsOn(opening, "2026-12-27")).toEqual([]);
});

test.each([
  ["before it opens", "2026-11-25T07:59:00Z", { isOpen: false, next: { on: "2026-11-25", from: "09:00" } }],
  ["as it opens", "2026-11-25T08:00:00Z", { isOpen: true, until: "12:00" }],
  ["as it closes at noon", "2026-11-25T11:00:00Z", { isOpen: false, next: { on: "2026-11-25", from: "13:00" } }],
  ["in the afternoon", "2026-11-25T16:59:00Z", { isOpen: true, until: "18:00" }],
  ["on Saturday evening", "2026-11-28T20:00:00Z", { isOpen: false, next: { on: "2026-11-30", from: "09:00" } }],
  [
    "after midnight in Prague, still yesterday in UTC",
    "2026-11-26T23:30:00Z",
    { isOpen: false, next: { on: "2026-11-27", from: "09:00" } },
  ],
  ["in summer time", "2026-07-01T07:00:00Z", { isOpen: true, until: "12:00" }],
  ["before Christmas days", "2026-12-24T10:00:00Z", { isOpen: false, next: { on: "2026-12-26", from: "10:00" } }],
])("%s", (_when, now, state) => {
  expect(openStateAt(opening, new Date(now))).toEqual(state);
});

test("SH2: a store that never opens says so", () => {
  const never = { week: [[], [], [], [], [], [], []], exceptions: [] };
  expect(openStateAt(never, new Date("2026-11-25T10:00:00Z"))).toEqual({ isOpen: false, next: null });
});
