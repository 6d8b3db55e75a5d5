import { expect, test } from "vitest";
import { phoneOf, phonePartsOf } from "./phone-parts.ts";

test.each([
  ["", "+420", ""],
  ["+420 777 123 456", "+420", "777 123 456"],
  ["+386 31 234 567", "+386", "31 234 567"],
  ["+39 06 1234", "", "+39 06 1234"],
])("%s is shown as %s and %s", (phone, prefix, number) => {
  expect(phonePartsOf(phone)).toEqual({ prefix, number });
  expect(phoneOf({ prefix, number })).toBe(phone);
});

test.each([
  ["+420", "+421 905 123 456", "+421 905 123 456"],
  ["+420", "00421905123456", "00421905123456"],
  ["", "777 123 456", "777 123 456"],
  ["+48", "  ", ""],
])("%s and %s are sent as %s", (prefix, number, phone) => {
  expect(phoneOf({ prefix, number })).toBe(phone);
});
