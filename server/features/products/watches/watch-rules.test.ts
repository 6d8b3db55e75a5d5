import { expect, test } from "vitest";
import { isMet, offeredFor, statusNow } from "./watch-rules.ts";

const now = new Date("2027-03-01T12:00:00Z");
const offered = { isShown: true, pieces: 1, priceMinor: 500_00 };
const waiting = { wishedMinor: null, isMet: false, notifiedAt: null };
const notifiedBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a watch is met by goods that visitors see, that a store has, and that cost no more than is wished", () => {
  expect(isMet(null, offered)).toBe(true);
  expect(isMet(500_00, offered)).toBe(true);
  expect(isMet(499_99, offered)).toBe(false);
  expect(isMet(null, { ...offered, pieces: 0 })).toBe(false);
  expect(isMet(500_00, { ...offered, pieces: 0 })).toBe(false);
  expect(isMet(null, { ...offered, isShown: false })).toBe(false);
});

test("a member's price is the one with the group's discount, cut to the haléř, where the category lets it be", () => {
  const offered = { isShown: true, pieces: 1, priceMinor: 99_999, mayCostLess: true };
  expect(offeredFor(offered, 10).priceMinor).toBe(90_000);
  expect(offeredFor(offered, 0).priceMinor).toBe(99_999);
  expect(offeredFor({ ...offered, mayCostLess: false }, 10).priceMinor).toBe(99_999);
});

test("PD13: its owner is told when it comes true, not while it stays so, and not again within the hour", () => {
  expect(statusNow(waiting, offered, now)).toEqual({ isMet: true, isNotified: true });
  expect(statusNow({ ...waiting, isMet: true }, offered, now)).toEqual({ isMet: true, isNotified: false });
  expect(statusNow({ ...waiting, isMet: true }, { ...offered, pieces: 0 }, now)).toEqual({
    isMet: false,
    isNotified: false,
  });
  expect(statusNow({ ...waiting, notifiedAt: notifiedBefore(59) }, offered, now).isNotified).toBe(false);
  expect(statusNow({ ...waiting, notifiedAt: notifiedBefore(60) }, offered, now).isNotified).toBe(true);
});
