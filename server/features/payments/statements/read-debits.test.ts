import { expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";

const read = (text: string) => readStatement(Buffer.from(text));
const iban = "CZ6508000000192000145399";
const payment = { day: "2026-11-24", amountMinor: 5_900, variableSymbol: "2026000001" };

const gpcLine = (kind: string) =>
  `0750000000000001111${"0000192000145399"}${"42".padStart(13, "0")}${"5900".padStart(12, "0")}${kind}20260000010008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126`;
const gpcHead = `074${"1111".padStart(16, "0")}${"KABINET".padEnd(20)}231126${"100000".padStart(14, "0")}+${"94100".padStart(14, "0")}+${"5900".padStart(14, "0")}0${"0".padStart(14, "0")}0001241126`;
const csv = [
  "accountId;1111",
  "openingBalance;1000,00",
  "closingBalance;941,00",
  "dateEnd;25.11.2026",
  "",
  "ID pohybu;Datum;Objem;Měna;VS;Protiúčet;Kód banky",
  "42;24.11.2026;-59,00;CZK;2026000001;19-2000145399;0800",
].join("\n");
const camt = `<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><Othr><Id>1111</Id></Othr></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-23</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">941.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-25</Dt></Dt></Bal>
<Ntry><Amt Ccy="CZK">59.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt><AcctSvcrRef>42</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>/VS/2026000001</EndToEndId></Refs><RltdPties><Dbtr><Nm>Kabinet</Nm></Dbtr><Cdtr><Nm>Novák</Nm></Cdtr>
<CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
const fioCells = { column22: 42, column0: "2026-11-24+0100", column1: -59, column14: "CZK", column5: "2026000001" };
const fio = JSON.stringify({
  accountStatement: {
    info: {
      ...{ accountId: "1111", bankId: "2010", currency: "CZK", openingBalance: 1000, closingBalance: 941 },
      dateEnd: "2026-11-25+0100",
    },
    transactionList: {
      transaction: [
        Object.fromEntries(
          Object.entries({ ...fioCells, column2: "19-2000145399", column3: "0800", column10: "Novák" }).map(
            ([key, value]) => [key, { value, name: "", id: 1 }],
          ),
        ),
      ],
    },
  },
});

test.each([
  ["GPC", [gpcHead, gpcLine("1")].join("\r\n"), "2026-11-24"],
  ["CSV", csv, "2026-11-25"],
  ["camt.053", camt, "2026-11-25"],
  ["Fio's API", fio, "2026-11-25"],
])("what has left the account is read in %s, to whom it went and the balances around it", (_, text, lastDay) => {
  const { credits, debits, balances } = read(text);
  expect(credits).toEqual([]);
  expect(debits).toMatchObject([{ ...payment, payerIban: iban, isCancelled: false }]);
  expect(debits[0]?.reference).toContain("--5900-CZK");
  expect([balances[0], balances.at(-1)]).toEqual([
    { account: "0000000000001111", currency: "CZK", day: "2026-11-23", amountMinor: 100_000 },
    { account: "0000000000001111", currency: "CZK", day: lastDay, amountMinor: 94_100 },
  ]);
});

test("a credit that the bank takes back is no outgoing payment", () => {
  expect(read(gpcLine("5"))).toMatchObject({ debits: [], credits: [{ isCancelled: true }] });
});

test("an entry of several outgoing payments is as many where they add up to it", () => {
  const part = (symbol: string, amount: string) =>
    `<TxDtls><Refs><EndToEndId>/VS/${symbol}</EndToEndId></Refs><Amt Ccy="CZK">${amount}</Amt></TxDtls>`;
  const parts = camt.replace(/<TxDtls>.*<\/TxDtls>/s, part("1", "19.00") + part("2", "40.00"));
  expect(read(parts).debits.map(({ variableSymbol, amountMinor }) => [variableSymbol, amountMinor])).toEqual([
    ["1", 1_900],
    ["2", 4_000],
  ]);
});

test("each head of a file has the balances of its own movements, and days between them follow from these", () => {
  const later = (text: string) => text.replaceAll("241126", "251126");
  const second = later(gpcHead).replace(
    /^(.{45})\d{14}\+\d{14}/,
    `$1${"94100".padStart(14, "0")}+${"88200".padStart(14, "0")}`,
  );
  const { balances } = read([gpcHead, gpcLine("1"), second, later(gpcLine("1"))].join("\n"));
  expect(balances.map(({ day, amountMinor }) => [day, amountMinor])).toEqual([
    ["2026-11-23", 100_000],
    ["2026-11-24", 94_100],
    ["2026-11-24", 94_100],
    ["2026-11-25", 88_200],
  ]);
  const two = JSON.parse(fio);
  const [first] = two.accountStatement.transactionList.transaction;
  two.accountStatement.transactionList.transaction.push({ ...first, column0: { value: "2026-11-26+0100" } });
  two.accountStatement.info.closingBalance = 882;
  expect(read(JSON.stringify(two)).balances.map(({ day, amountMinor }) => [day, amountMinor])).toEqual([
    ["2026-11-23", 100_000],
    ["2026-11-24", 94_100],
    ["2026-11-25", 94_100],
    ["2026-11-26", 88_200],
  ]);
});

test.each([
  ["no JSON of Fio's", "{}"],
  ["a movement without an amount", fio.replace('"value":-59', '"value":null')],
  ["a movement of less than a hundredth", fio.replace('"value":-59', '"value":-59.001')],
])("an answer with %s is refused whole", (_, text) => {
  expect(() => read(text)).toThrow("cannot be read");
});

test("a day without movements has its balance, also from Fio without a list", () => {
  const empty = JSON.parse(fio);
  empty.accountStatement.transactionList = null;
  empty.accountStatement.info.closingBalance = 1000;
  expect(read(JSON.stringify(empty)).balances.map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-25"]);
});
