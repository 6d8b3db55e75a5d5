import { expect, test } from "vitest";
import { writtenNumber } from "./written-number.ts";

test.each([
  ["49", 49],
  ["49,50", 49.5],
  ["1 234.5", 1_234.5],
  ["1\u00a0234", 1_234],
  ["-3", -3],
])("%s is a number", (text, number) => {
  expect(writtenNumber(text)).toBe(number);
});

test.each(["abc", "", "4 Kč", "1e3", "1,2,3", "0x10"])("%s is none", (text) => {
  expect(writtenNumber(text)).toBeNaN();
});
