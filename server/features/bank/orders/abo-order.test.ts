import { expect, test } from "vitest";
import { aboOrder } from "./abo-order.ts";

const order = (iban: string, number = 1) =>
  aboOrder({
    ...{ id: `KABINET-${number}`, number, createdAt: new Date("2026-11-25T10:00:00Z"), day: "2026-11-25" },
    ownIban: "CZ6508000000192000145399",
    payments: [
      { id: "REFUND-1", iban, name: "Žlutý kůň", amountMinor: 123_450, variableSymbol: "2026000001" },
      { id: "PAYOUT-2", iban: "CZ6508000000192000145399", name: "", amountMinor: 50, variableSymbol: "7" },
    ],
  });

test("a file of ABO is one group of payments, in haléře, in lines of fixed width without accents", () => {
  expect(order("CZ5508000000001234567899").split("\r\n")).toEqual([
    `UHL1251126${"KABINET".padEnd(20)}2000145399002002${"0".repeat(12)}`,
    "1 1501 002000 0800",
    "2 000019-2000145399 000000000123500 251126",
    "000000-1234567899 000000000123450 2026000001 08000000 0000000000 AV:REFUND-1",
    "000019-2000145399 000000000000050 0000000007 08000000 0000000000 AV:PAYOUT-2",
    "3 +",
    "5 +",
    "",
  ]);
});

test("an account abroad is in no file of ABO", () => {
  expect(() => order("DE89370400440532013000")).toThrow("Czech accounts");
});
