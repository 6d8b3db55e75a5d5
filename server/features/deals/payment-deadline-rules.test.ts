import { expect, test } from "vitest";
import {
  type AwaitedPayment,
  dueReminder,
  isOverdue,
  mayFileNonPayment,
  nonPaymentFrom,
  payByOf,
} from "./payment-deadline-rules.ts";

const awaited = (more: Partial<AwaitedPayment> = {}): AwaitedPayment => ({
  payBy: "2026-11-25",
  remindersSent: 0,
  remindedAt: null,
  ...more,
});

test.each([
  ["an evening in Prague", "2026-11-22T19:00:00Z", "2026-11-25"],
  ["after midnight in Prague, still yesterday in UTC", "2026-11-22T23:30:00Z", "2026-11-26"],
  ["over the state holiday on 17 November", "2026-11-13T12:00:00Z", "2026-11-19"],
  ["over Easter", "2026-04-02T12:00:00Z", "2026-04-09"],
  ["over Christmas", "2026-12-22T12:00:00Z", "2026-12-29"],
])("D5: to be paid within three working days: %s", (_name, soldAt, payBy) => {
  expect(payByOf(new Date(soldAt))).toBe(payBy);
});

test.each([
  ["2026-11-25T22:59:00Z", false],
  ["2026-11-25T23:00:00Z", true],
])("at %s the payment is late: %s", (now, late) => {
  expect(isOverdue("2026-11-25", new Date(now))).toBe(late);
});

test.each<[string, Partial<AwaitedPayment>, string, 1 | 2 | null]>([
  ["before the morning of the last day", {}, "2026-11-25T07:59:00Z", null],
  ["on the morning of the last day", {}, "2026-11-25T08:00:00Z", 1],
  [
    "the first was sent",
    { remindersSent: 1, remindedAt: new Date("2026-11-25T08:00:00Z") },
    "2026-11-26T09:00:00Z",
    null,
  ],
  [
    "two working days later",
    { remindersSent: 1, remindedAt: new Date("2026-11-25T08:00:00Z") },
    "2026-11-27T08:00:00Z",
    2,
  ],
  [
    "the first went out late",
    { remindersSent: 1, remindedAt: new Date("2026-12-01T10:00:00Z") },
    "2026-12-01T11:00:00Z",
    null,
  ],
  ["a day after that", { remindersSent: 1, remindedAt: new Date("2026-12-01T10:00:00Z") }, "2026-12-02T10:00:00Z", 2],
  ["both were sent", { remindersSent: 2, remindedAt: new Date("2026-11-27T08:00:00Z") }, "2026-12-24T08:00:00Z", null],
])("D7: reminders: %s", (_name, more, now, due) => {
  expect(dueReminder(awaited(more), new Date(now))).toBe(due);
});

test("K1: non-payment may be reported a day after the second reminder, never with fewer", () => {
  const reminded = awaited({ remindersSent: 2, remindedAt: new Date("2026-11-27T08:00:00Z") });
  expect(mayFileNonPayment(reminded, new Date("2026-11-28T07:59:59Z"))).toBe(false);
  expect(mayFileNonPayment(reminded, new Date("2026-11-28T08:00:00Z"))).toBe(true);
  expect(mayFileNonPayment(awaited({ remindersSent: 1 }), new Date("2027-01-01T08:00:00Z"))).toBe(false);
  expect(nonPaymentFrom(awaited()).toISOString()).toBe("2026-11-28T08:00:00.000Z");
});
