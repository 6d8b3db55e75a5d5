import { expect, test } from "vitest";
import { accountInForce, accountWanted, afterWriting, bankChangeWaitMs } from "./bank-change-rules.ts";

const now = new Date("2026-11-23T10:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const one = { iban: "CZ1", nextIban: null, nextIbanFrom: null };

test("the first account counts at once", () => {
  expect(afterWriting(null, "CZ1", now)).toEqual(one);
  expect(afterWriting({ ...one, iban: null }, "CZ1", now)).toEqual(one);
});

test("another one waits 48 hours, and so does taking it away", () => {
  const changed = afterWriting(one, "CZ2", now);
  expect(accountInForce(changed, later(bankChangeWaitMs - 1))).toBe("CZ1");
  expect(accountInForce(changed, later(bankChangeWaitMs))).toBe("CZ2");
  expect(accountWanted(changed)).toBe("CZ2");
  expect(accountInForce(afterWriting(one, null, now), later(bankChangeWaitMs - 1))).toBe("CZ1");
});

test("writing the change again does not lengthen its wait; the old account written again ends it", () => {
  const changed = afterWriting(one, "CZ2", now);
  expect(afterWriting(changed, "CZ2", later(1_000))).toEqual(changed);
  expect(afterWriting(changed, "CZ1", later(1_000))).toEqual(one);
});

test("a change that has come into force is what the next one is measured against", () => {
  const changed = afterWriting(one, "CZ2", now);
  const then = later(bankChangeWaitMs);
  expect(afterWriting(changed, "CZ3", then)).toEqual({
    iban: "CZ2",
    nextIban: "CZ3",
    nextIbanFrom: new Date(then.getTime() + bankChangeWaitMs),
  });
});
