import { expect, test } from "vitest";
import { dayAfter } from "#contract/values/prague-day.ts";
import { readStatement } from "#server/features/payments/statements/read-statement.ts";
import { fioStatement } from "#test/make/bank-statement.ts";
import { compareDays, type DayMoves, dayKey } from "./reconciliation-rules.ts";

const of = { account: "1", currency: "CZK" };
const day = (at: number) => dayAfter("2026-11-01", at);
const moves = (...days: [at: number, came: number, went: number][]): DayMoves[] =>
  days.map(([at, cameMinor, wentMinor]) => ({ ...of, day: day(at), cameMinor, wentMinor }));
const balance = (at: number, amountMinor: number) => ({ ...of, day: day(at), amountMinor });
const differences = (compared: ReturnType<typeof compareDays>) =>
  [...compared].sort(([a], [b]) => a.localeCompare(b)).map(([, { differenceMinor }]) => differenceMinor);

test("PM19: a balance agrees with the one before it and all that moved since, also over days without one", () => {
  const compared = compareDays(moves([1, 100, 0], [2, 0, 30], [4, 5, 5]), [
    balance(0, 1_000),
    balance(2, 1_070),
    balance(5, 1_070),
  ]);
  expect(differences(compared)).toEqual([null, null, 0, null, 0]);
});

test("PM19: what is missing or there twice is the difference of the next balance, and of no later one", () => {
  const stated = [balance(0, 1_000), balance(1, 1_100), balance(2, 1_070), balance(3, 1_080)];
  const whole = moves([1, 100, 0], [2, 0, 30], [3, 10, 0]);
  expect(differences(compareDays(whole, stated))).toEqual([null, 0, 0, 0]);
  expect(differences(compareDays(moves([1, 100, 0], [3, 10, 0]), stated))).toEqual([null, 0, -30, 0]);
  expect(differences(compareDays(moves([1, 200, 0], [2, 0, 30], [3, 10, 0]), stated))).toEqual([null, -100, 0, 0]);
});

test("PM19: without a balance before it nothing is said of a day, and accounts do not mix", () => {
  const other = { account: "2", currency: "CZK", day: day(1), amountMinor: 7 };
  const compared = compareDays(moves([1, 100, 0]), [balance(1, 100), other]);
  expect([...compared.values()]).toEqual([
    { balanceMinor: 100, differenceMinor: null },
    { balanceMinor: 7, differenceMinor: null },
  ]);
});

test("PM19: days that were read in the middle are corrected by the statement that has them whole", () => {
  const lines = [
    { id: 1, day: day(1), amount: 59 },
    { id: 2, day: day(1), amount: -9 },
    { id: 3, day: day(2), amount: 10 },
  ];
  const balances = [lines.slice(0, 1), lines].flatMap(
    (read) => readStatement(Buffer.from(fioStatement(read))).balances,
  );
  const latest = [...new Map(balances.map((each) => [dayKey(each), each])).values()];
  const [{ account = "", currency = "" } = {}] = latest;
  const whole = [
    { account, currency, day: day(1), cameMinor: 5_900, wentMinor: 900 },
    { account, currency, day: day(2), cameMinor: 1_000, wentMinor: 0 },
  ];
  expect(differences(compareDays(whole, latest))).toEqual([null, 0, 0]);
});
