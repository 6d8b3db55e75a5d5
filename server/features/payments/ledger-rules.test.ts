import { expect, test } from "vitest";
import { accountNumber, moneyOf } from "./ledger-rules.ts";

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

test("PM12: a word of the ledger has its own number of an account, else that of the word that it begins with", () => {
  const rows = [
    { word: "vat", number: "343" },
    { word: "held:transfer", number: "221" },
    { word: "vat:12", number: "343012" },
  ];
  const numbers = ["vat:21", "vat:12", "held:transfer:EUR", "held", "constructor"].map((word) =>
    accountNumber(word, rows),
  );
  expect(numbers).toEqual(["343", "343012", "221", "", ""]);
});
