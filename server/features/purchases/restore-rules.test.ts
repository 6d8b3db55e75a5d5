import { expect, test } from "vitest";
import { returnOf } from "./restore-rules.ts";

const now = new Date("2026-05-01T12:00:00Z");
const later = new Date("2026-05-02T12:00:00Z");
const listing = { cancelledBy: "moderator" as const, endsAt: later };
const facts = { isSellerBarred: false, isOfferedAgain: false, isTakenByCategory: true, now };

test("a listing comes back before its end, and one without an end whenever it may", () => {
  expect(returnOf(listing, facts)).toBe("back");
  expect(returnOf({ ...listing, endsAt: null }, facts)).toBe("back");
});

test("a listing whose end has come stays off, as at the very end", () => {
  expect(returnOf({ ...listing, endsAt: now }, facts)).toBe("ended");
});

test("each thing that forbids the return has its name", () => {
  expect(returnOf({ ...listing, cancelledBy: "seller" }, facts)).toBe("withdrawn");
  expect(returnOf(listing, { ...facts, isOfferedAgain: true })).toBe("again");
  expect(returnOf(listing, { ...facts, isSellerBarred: true })).toBe("account");
  expect(returnOf(listing, { ...facts, isTakenByCategory: false })).toBe("category");
});
