import { expect, test } from "vitest";
import { activeAfter } from "./active-after.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, -1],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, -1],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", -1, null],
  ["End", -1, null],
  ["a", 1, null],
])("%s from %i of three leads to %s", (key, active, expected) => {
  expect(activeAfter(key, active, 3)).toBe(expected);
});
