import { expect, test } from "vitest";
import { creditTransfer } from "./credit-transfer.ts";

const order = (name: string) =>
  creditTransfer({
    id: "KABINET-1",
    number: 1,
    createdAt: new Date("2026-11-25T10:00:00Z"),
    day: "2026-11-25",
    ownIban: "CZ6508000000192000145399",
    payments: [
      {
        id: "PAYOUT-1",
        iban: "CZ6508000000192000145399",
        name,
        amountMinor: 123_450,
        variableSymbol: "2026000001",
      },
    ],
  });

test("a transfer names whose account it is, before the account, and the agent as the format wants it", () => {
  const file = order("Žlutý kůň & syn <s.r.o.>");
  expect(file).toContain(
    '<Amt><InstdAmt Ccy="CZK">1234.50</InstdAmt></Amt><Cdtr><Nm>Žlutý kůň &amp; syn s.r.o.</Nm></Cdtr><CdtrAcct>',
  );
  expect(file).toContain("<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>");
});

test("a name is cut to the seventy characters of the format", () => {
  expect(order("a".repeat(200))).toContain(`<Nm>${"a".repeat(70)}</Nm>`);
});
