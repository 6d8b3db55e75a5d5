import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
  ["700", 0, 700],
  ["1.500", 0, 1_500],
  ["1 500", 0, 1_500],
  ["1,500", 0, 1_500],
  ["12.000.000", 0, 12_000_000],
  ["700,0", 0, 700],
  ["43,5", 1, 43.5],
  ["43.5", 1, 43.5],
  ["40.25", 1, 40.25],
  ["123456789", 0, 123_456_789],
  ["  ", 0, null],
] as const)("%j with %i decimals is read as %s", (text, decimals, value) => {
  expect(readNumber(text, decimals)).toEqual({ value });
});

test.each([
  ["0,7", 0, "whole"],
  ["0.7", 0, "whole"],
  ["sedm", 0, "notNumber"],
  ["-5", 0, "notNumber"],
  ["1.2.3", 1, "notNumber"],
] as const)("%j with %i decimals cannot be taken: %s", (text, decimals, fault) => {
  expect(readNumber(text, decimals)).toEqual({ fault });
});
