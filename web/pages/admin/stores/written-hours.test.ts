import { expect, test } from "vitest";
import { readExceptions, readHours, writeExceptions, writeHours } from "./written-hours.ts";

test.each([
  [
    "9-12, 13:00–18:00",
    [
      { from: "09:00", to: "12:00" },
      { from: "13:00", to: "18:00" },
    ],
  ],
  ["8.30 - 17", [{ from: "08:30", to: "17:00" }]],
  [
    "10:00–14:00;15-16",
    [
      { from: "10:00", to: "14:00" },
      { from: "15:00", to: "16:00" },
    ],
  ],
  ["  ", []],
  ["zavřeno", null],
  ["9", null],
  ["9-12-13", null],
])("hours %j", (text, parts) => {
  expect(readHours(text)).toEqual(parts);
});

test("hours are read as they are written", () => {
  const parts = [
    { from: "09:00", to: "12:30" },
    { from: "13:00", to: "24:00" },
  ];
  expect(writeHours(parts)).toBe("9:00–12:30, 13:00–24:00");
  expect(readHours(writeHours(parts))).toEqual(parts);
});

test("exceptional days are read as they are written; one that cannot be read refuses all", () => {
  const days = [
    { on: "2026-12-24", parts: [{ from: "09:00", to: "12:00" }] },
    { on: "2027-01-01", parts: [] },
  ];
  expect(writeExceptions(days)).toBe("24. 12. 2026 9:00–12:00\n1. 1. 2027");
  expect(readExceptions(writeExceptions(days))).toEqual(days);
  expect(readExceptions("24. 12. 2026 9-12\n\n1.1.2027")).toEqual(days);
  expect(readExceptions("24. 12. 2026 9-12\nŠtědrý den")).toBeNull();
});
