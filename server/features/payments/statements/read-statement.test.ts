import { describe, expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";
import { UnreadableStatement } from "./statement-line.ts";

const bytes = (text: string) => Buffer.from(text, "utf8");

/** A movement as a bank writes it in GPC. */
function gpcLine({
  amount = "000000005900",
  kind = "2",
  symbol = "2026000001",
  name = "NOVAK JAN",
  id = "0000000000042",
} = {}): string {
  const own = "0000192000145399";
  const counter = "0000001234567890";
  return `075${own}${counter}${id}${amount}${kind}${symbol}0008000308${"".padStart(10, "0")}241126${name.padEnd(20)}00203241126`;
}
const header = `074${"0000192000145399KABINET".padEnd(125)}`;

describe("GPC", () => {
  test("credits are read with amount, symbol, day, account and name; what left the account is not", () => {
    const lines = readStatement(bytes([header, gpcLine(), gpcLine({ kind: "1" })].join("\r\n")));
    expect(lines).toEqual([
      {
        reference: "gpc-2026-11-24-0000000000042-0000001234567890-000000005900-2026000001",
        day: "2026-11-24",
        amountMinor: 5_900,
        currency: "CZK",
        variableSymbol: "2026000001",
        note: "1234567890/0800 NOVAK JAN",
      },
    ]);
  });

  test("a name in Windows-1250 is read, and changes nothing of the movement's name", () => {
    const utf = readStatement(bytes(gpcLine({ name: "NOVÁK ŘEHOŘ" })))[0];
    const text = gpcLine({ name: "NOVÁK ŘEHOŘ" });
    const letters: Record<string, number> = { Á: 0xc1, Ř: 0xd8 };
    const windows = Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0));
    expect(readStatement(windows)[0]).toEqual(utf);
  });

  test("UTF-16 is read as well as UTF-8", () => {
    const text = [header, gpcLine()].join("\r\n");
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(readStatement(little)).toEqual(readStatement(bytes(text)));
    expect(readStatement(Buffer.from(little).swap16())).toEqual(readStatement(bytes(text)));
  });

  test("movements lead from the old balance to the new one, or some are missing", () => {
    const balanced = `074${"0000192000145399KABINET".padEnd(36)}23112600000000100000+00000000110900+`;
    const movements = [gpcLine(), gpcLine({ kind: "1", amount: "000000000900" }), gpcLine({ kind: "4" })];
    const whole = [balanced, gpcLine({ kind: "5" }), gpcLine(), ...movements.slice(0, 2), gpcLine()];
    expect(readStatement(bytes([...whole, ...whole].join("\n")))).toHaveLength(6);
    expect(() => readStatement(bytes([balanced, ...movements].join("\n")))).not.toThrow();
    expect(() => readStatement(bytes([balanced, ...movements.slice(1)].join("\n")))).toThrow("line 3");
    expect(() => readStatement(bytes([...whole.slice(0, -1), ...whole].join("\n")))).toThrow("line 5");
  });

  test.each([
    ["cut off in the middle", `${header}\r\n${gpcLine()}\r\n${gpcLine().slice(0, 70)}`, 3],
    ["with an amount that is none", gpcLine({ amount: "0000000A5900" }), 1],
    ["with a line of another kind", `${header}\nahoj`, 2],
  ])("a statement %s is not read at all", (_what, text, line) => {
    expect(() => readStatement(bytes(text))).toThrow(UnreadableStatement);
    expect(() => readStatement(bytes(text))).toThrow(`line ${line}`);
  });
});

const entry = (
  more = "",
  amount = "59.00",
) => `<Ntry><NtryRef>7</NtryRef><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-11-24+01:00</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef>
  <NtryDtls><TxDtls><Refs><EndToEndId>VS:0000002026</EndToEndId></Refs><RltdPties><Dbtr><Nm>Jan Nov\u00e1k</Nm></Dbtr>
  <DbtrAcct><Id><IBAN>CZ6508000000192000145399</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Topov\u00e1n\u00ed</Ustrd></RmtInf></TxDtls></NtryDtls>${more}</Ntry>`;
const camt = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;

describe("camt.053", () => {
  test("booked credits are read, one or many", () => {
    const debit = entry().replace("CRDT", "DBIT");
    const pending = entry().replace("BOOK", "PDNG");
    const line = {
      reference: "camt-2026-11-24-B-1",
      day: "2026-11-24",
      amountMinor: 5_900,
      currency: "CZK",
      variableSymbol: "2026",
      note: "Jan Novák · CZ6508000000192000145399 · Topování",
    };
    expect(readStatement(bytes(camt(entry())))).toEqual([line]);
    expect(readStatement(bytes(camt(entry(), debit, pending, entry("", "1234.5"))))).toEqual([
      line,
      { ...line, amountMinor: 123_450 },
    ]);
  });

  test.each([
    ["that is cut off", camt(entry()).slice(0, 300)],
    ["of another kind", "<html><body>ahoj</body></html>"],
    ["that defines things of its own", `<!DOCTYPE x [<!ENTITY a "b">]>${camt(entry())}`],
    ["with an amount that is none", camt(entry("", "mnoho"))],
  ])("a document %s is not read at all", (_what, xml) => {
    expect(() => readStatement(bytes(xml))).toThrow(UnreadableStatement);
  });
});

describe("CSV", () => {
  const table = (rows: string[]) =>
    [
      '"Výpis č. 11";"2000145399"',
      '"ID pohybu";"Datum";"Objem";"Měna";"Název protiúčtu";"VS";"Zpráva pro příjemce"',
      ...rows,
    ].join("\n");
  test("credits are read below what the bank writes above them", () => {
    const rows = [
      '"26001";"24.11.2026";"1 059,50";"CZK";"Novák; Jan";"0002026000001";"děkuji"',
      '"26002";"24.11.2026";"-10,00";"CZK";"";"";""',
    ];
    expect(readStatement(bytes(table(rows)))).toEqual([
      {
        reference: "csv-2026-11-24-26001",
        day: "2026-11-24",
        amountMinor: 105_950,
        currency: "CZK",
        variableSymbol: "2026000001",
        note: "Novák; Jan · děkuji",
      },
    ]);
  });

  test("what left the account needs no number and no day; thousands may be set apart by a point or a comma", () => {
    const rows = [
      '"";"";"-10,00";"CZK";"";"";"poplatek"',
      '"1";"24.11.2026";"1.234,50";"CZK";"";"7";""',
      '"2";"24.11.2026";"1,234,567.80";"CZK";"";"7";""',
    ];
    expect(readStatement(bytes(table(rows))).map(({ amountMinor }) => amountMinor)).toEqual([
      123_450, 123_456_780,
    ]);
    expect(() => readStatement(bytes(table(['"1";"24.11.2026";"1.23,50";"CZK";"";"";""'])))).toThrow(
      UnreadableStatement,
    );
  });

  test.each([
    ["without its header", "a;b;c\n1;2;3"],
    ["with a row that is cut short", table(['"1";"24.11.2026";"59,00";"CZK"'])],
    ["whose amount is none", table(['"1";"24.11.2026";"mnoho";"CZK";"";"";""'])],
    ["whose movement has no number", table(['"";"24.11.2026";"1,00";"CZK";"";"";""'])],
    ["with a quote that does not end", table(['"1";"24.11.2026'])],
    ["that is empty", "\n"],
  ])("a table %s is not read at all", (_what, text) => {
    expect(() => readStatement(bytes(text))).toThrow(UnreadableStatement);
  });
});
