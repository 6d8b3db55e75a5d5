import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

test.each([
  ["+420777111222", "+420~777~111~222"],
  ["+421905123456", "+421~905~123~456"],
  ["+4915112345678", "+4915112345678"],
  ["", ""],
])("%j is written %j", (phone, expected) => {
  expect(formatPhone(phone).replaceAll("\u00a0", "~")).toBe(expected);
});
