import { expect, test } from "vitest";
import { mayPrefetch } from "./may-prefetch.ts";

test.each([
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [undefined, true],
])("on a line of %j: %s", (line, expected) => {
  expect(mayPrefetch(line)).toBe(expected);
});
