import { expect, test } from "vitest";
import { moneyOf } from "./ledger-rules.ts";

test.each([
  ["held:transfer", "unpaired", "transfer", 500, "CZK"],
  ["held:transfer:EUR", "unpaired:EUR", "transfer", 500, "EUR"],
  ["refunds", "held:gopay", "gopay", -500, "CZK"],
  ["unpaired:EUR", "held:transfer:EUR", "transfer", -500, "EUR"],
  ["payouts", "held:transfer", "transfer", -500, "CZK"],
])("PM12: %s from %s is money at its place, with the sign of its way", (debit, credit, ...expected) => {
  const { place, signedMinor, currency } = moneyOf({ debit, credit, amountMinor: 500 });
  expect([place, signedMinor, currency]).toEqual(expected);
});

test("PM12: an entry that moves no money has its currency, and no place", () => {
  expect(moneyOf({ debit: "unpaired", credit: "revenue:fee:listing", amountMinor: 1 })).toMatchObject({
    ...{ place: "", currency: "CZK" },
  });
});
