import { expect, test } from "vitest";
import { moved, timeAtPlace } from "./group-order.ts";

const isFixed = (id: number) => id === 2;

test("a group moves past those whose place was announced, which stay", () => {
  expect(moved([1, 2, 3], 2, -1, isFixed)).toEqual([3, 2, 1]);
  expect(moved([1, 2, 3], 0, 1, isFixed)).toEqual([3, 2, 1]);
  expect(moved([1, 3, 2], 1, 1, isFixed)).toEqual([1, 3, 2]);
  expect(moved([1, 3], 0, -1, isFixed)).toEqual([1, 3]);
});

test("groups close ten minutes apart, over the hour and over midnight", () => {
  expect([0, 1, 6].map((place) => timeAtPlace("20:00", place))).toEqual(["20:00", "20:10", "21:00"]);
  expect(timeAtPlace("23:55", 1)).toBe("00:05");
});
