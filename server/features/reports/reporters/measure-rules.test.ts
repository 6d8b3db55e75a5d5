import { expect, test } from "vitest";
import { measureOpen, measureRefusal, pauseNow } from "./measure-rules.ts";

const now = new Date("2026-06-01T00:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const warning = (days: number, withdrawnAt: Date | null = null) =>
  ({ kind: "warning", createdAt: ago(days), until: null, withdrawnAt }) as const;
const pause = (until: Date, withdrawnAt: Date | null = null) =>
  ({ kind: "pause", createdAt: ago(30), until, withdrawnAt }) as const;

test("a warning asks for three dismissed reports of the last year, and holds for a year", () => {
  const two = [ago(1), ago(2), ago(366)];
  expect(measureRefusal("warning", { dismissed: two, measures: [] }, now)).toBe("REPORTER_NOT_OFTEN");
  const three = [ago(1), ago(2), ago(364)];
  expect(measureOpen({ dismissed: three, measures: [] }, now)).toBe("warning");
  const warned = { dismissed: three, measures: [warning(0)] };
  expect(measureRefusal("warning", warned, now)).toBe("REPORTER_WARNED");
  expect(measureOpen({ dismissed: three, measures: [warning(366)] }, now)).toBe("warning");
});

test("M18: a pause asks for a warning that holds and a report dismissed of those filed after it", () => {
  const dismissed = [ago(50), ago(40), ago(30)];
  expect(measureRefusal("pause", { dismissed, measures: [] }, now)).toBe("REPORTER_NOT_WARNED");
  expect(measureRefusal("pause", { dismissed, measures: [warning(20)] }, now)).toBe("REPORTER_HEEDED");
  expect(measureRefusal("pause", { dismissed, measures: [warning(40)] }, now)).toBeNull();
  const withdrawn = { dismissed, measures: [warning(40, ago(1))] };
  expect(measureRefusal("pause", withdrawn, now)).toBe("REPORTER_NOT_WARNED");
});

test("a pause holds until its end or its withdrawal, and then another may follow", () => {
  expect(pauseNow([pause(ago(-1))], now)).not.toBeNull();
  expect(pauseNow([pause(now)], now)).toBeNull();
  expect(pauseNow([pause(ago(-1), ago(1))], now)).toBeNull();
  const paused = { dismissed: [ago(10)], measures: [pause(ago(-1)), warning(40)] };
  expect(measureRefusal("pause", paused, now)).toBe("REPORTER_PAUSED");
  expect(measureOpen({ dismissed: [ago(10)], measures: [pause(ago(1)), warning(40)] }, now)).toBe("pause");
});
