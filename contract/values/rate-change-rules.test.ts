import { expect, test } from "vitest";
import { changeInPercent, isRateJump } from "./rate-change-rules.ts";

test.each([
  [20, 24, 20, false],
  [20, 24.000001, 20, true],
  [20, 16, -20, false],
  [20, 15.9, -20.5, true],
  [24.3, 24.215, -0.35, false],
  [0.13456, 13.456, 9900, true],
])("from %d to %d is %d percent, and only more than a fifth is a jump", (from, to, percent, jump) => {
  expect(changeInPercent(from, to)).toBe(percent);
  expect(isRateJump(from, to)).toBe(jump);
});
