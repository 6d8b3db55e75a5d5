import { expect, test } from "vitest";
import { dueDay, dueFeeReminder, lastMonth } from "./billed-month.ts";

test("FE4: a bill is of the month that has ended in Prague", () => {
  expect(lastMonth(new Date("2026-11-30T23:30:00Z"))).toEqual({
    month: "2026-11-01",
    lastDay: "2026-11-30",
    endsAt: new Date("2026-11-30T23:00:00Z"),
  });
  expect(lastMonth(new Date("2026-11-30T22:59:59Z")).month).toBe("2026-10-01");
  expect(lastMonth(new Date("2027-01-01T12:00:00Z")).lastDay).toBe("2026-12-31");
  expect(dueDay("2026-12-01")).toBe("2026-12-15");
});

test("FE5: a bill is asked for 3, 10 and 20 days after its day, once each", () => {
  const due = (remindersSent: number, today: string) => dueFeeReminder({ dueOn: "2026-12-15", remindersSent }, today);
  expect(due(0, "2026-12-17")).toBeNull();
  expect(due(0, "2026-12-18")).toBe(1);
  expect(due(1, "2026-12-18")).toBeNull();
  expect(due(0, "2026-12-25")).toBe(2);
  expect(due(2, "2027-01-04")).toBe(3);
  expect(due(3, "2027-03-04")).toBeNull();
});
