import { expect, test } from "vitest";
import { publishLabel } from "./publish-label.ts";

test.each([
  [{ isToBePaid: true, isInspected: true }, "actions.pay"],
  [{ isToBePaid: true, isInspected: false }, "actions.pay"],
  [{ isToBePaid: false, isInspected: true }, "actions.submit"],
  [{ isToBePaid: false, isInspected: false }, "actions.publish.auction"],
] as const)("the button says what comes next: %o", (state, label) => {
  expect(publishLabel("auction", state)).toBe(label);
});
