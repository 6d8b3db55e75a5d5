import { expect, test } from "vitest";
import { lastInstant, voucherState } from "./voucher-state.ts";

const now = "2026-11-25T12:00:00.000Z";
const terms = { active: true, validFrom: null, validUntil: null };

test.each([
  ["without days", {}, "active"],
  ["ended by hand", { active: false }, "ended"],
  ["past its last day", { validUntil: "2026-11-24T23:00:00.000Z" }, "over"],
  ["at its end", { validUntil: now }, "over"],
  ["before its first day", { validFrom: "2026-11-25T23:00:00.000Z" }, "notYet"],
  ["on its first day", { validFrom: "2026-11-24T23:00:00.000Z" }, "active"],
] as const)("a voucher %s", (_what, change, state) => {
  expect(voucherState({ ...terms, ...change }, now)).toBe(state);
});

test("a voucher that is over at midnight is valid on the day before", () => {
  expect(lastInstant("2026-11-25T23:00:00.000Z")).toBe("2026-11-25T22:59:59.999Z");
});
