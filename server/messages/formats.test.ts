import { expect, test } from "vitest";
import { formatDeadline, formatMoment, formatPrice } from "./formats.ts";

test("prices are written as on pages, with no-break spaces, hellers only where there are any", () => {
  expect(formatPrice(27_000_00)).toBe("27\u00a0000\u00a0Kč");
  expect(formatPrice(1_234_567_50)).toBe("1\u00a0234\u00a0567,50\u00a0Kč");
  expect(formatPrice(999_00)).toBe("999\u00a0Kč");
  expect(formatPrice(27_000_05)).toBe("27\u00a0000,05\u00a0Kč");
});

test("moments are told in Prague, in winter and in summer, and break only before the time", () => {
  expect(formatMoment("cs", new Date("2026-11-29T19:00:00Z"))).toBe("29.\u00a0listopadu\u00a02026 ve\u00a020:00");
  expect(formatMoment("cs", new Date("2026-07-05T18:05:00Z"))).toBe("5.\u00a0července\u00a02026 ve\u00a020:05");
  expect(formatMoment("en", new Date("2026-11-29T23:30:00Z"))).toBe("30\u00a0November\u00a02026 at\u00a000:30");
});

test("a deadline at midnight in Prague is told by the day that it ends", () => {
  const midnight = new Date("2026-12-02T23:00:00Z");
  expect(formatDeadline("cs", midnight)).toBe("konce dne 2.\u00a0prosince\u00a02026");
  expect(formatDeadline("en", midnight)).toBe("the end of 2\u00a0December\u00a02026");
  const earlier = new Date("2026-12-02T22:59:00Z");
  expect(formatDeadline("cs", earlier)).toBe(formatMoment("cs", earlier));
});
