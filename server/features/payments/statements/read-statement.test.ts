import { describe, expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";
import { UnreadableStatement } from "./statement-line.ts";

const bytes = (text: string) => Buffer.from(text, "utf8");
const creditsOf = (file: Uint8Array) => [...readStatement(file).credits];

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
    const lines = creditsOf(bytes([header, gpcLine(), gpcLine({ kind: "1" })].join("\r\n")));
    expect(lines).toEqual([
      {
        format: "gpc",
        ownAccount: "0000192000145399",
        bankReference: "0000000000042",
        payerAccount: "0000001234567890",
        statementReference: "gpc-2026-11-24-0000192000145399-0000000000042",
        reference: "gpc-2026-11-24-0000192000145399-0000000000042-0000001234567890-5900-CZK-2026000001",
        day: "2026-11-24",
        amountMinor: 5_900,
        currency: "CZK",
        variableSymbol: "2026000001",
        numbers: [],
        note: "1234567890/0800 NOVAK JAN",
        isCancelled: false,
      },
    ]);
  });

  test("a name in Windows-1250 is read, and changes nothing of the movement's name", () => {
    const utf = creditsOf(bytes(gpcLine({ name: "NOVÁK ŘEHOŘ" })))[0];
    const text = gpcLine({ name: "NOVÁK ŘEHOŘ" });
    const letters: Record<string, number> = { Á: 0xc1, Ř: 0xd8 };
    const windows = Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0));
    expect(creditsOf(windows)[0]).toEqual(utf);
  });

  test.each([
    ["00978", "EUR"],
    ["01101", "CZK"],
    ["01102", "CZK"],
    ["00999", "CZK"],
  ])("what stands where the currency does is one only as a number of ISO 4217: %s", (number, currency) => {
    const text = gpcLine().replace(/00203(?=241126$)/, number);
    expect(creditsOf(bytes(text))[0]?.currency).toBe(currency);
  });

  test("lines may end in a bare CR, words of the payer stand below, and money that had left and came back has no symbol", () => {
    const text = [header, gpcLine({ symbol: "0000000000" }), "078Platba VS: 77 za rum", gpcLine({ kind: "4" })];
    expect(creditsOf(bytes(text.join("\r")))).toMatchObject([
      { variableSymbol: "77", note: "1234567890/0800 NOVAK JAN · Platba VS: 77 za rum" },
      { variableSymbol: "", amountMinor: 5_900 },
    ]);
  });

  test("UTF-16 is read as well as UTF-8", () => {
    const text = [header, gpcLine()].join("\r\n");
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(creditsOf(little)).toEqual(creditsOf(bytes(text)));
    expect(creditsOf(Buffer.from(little).swap16())).toEqual(creditsOf(bytes(text)));
  });

  test("movements lead from the old balance to the new one, or some are missing", () => {
    const balanced = `074${"0000192000145399KABINET".padEnd(36)}23112600000000100000+00000000110900+`;
    const movements = [gpcLine(), gpcLine({ kind: "1", amount: "000000000900" }), gpcLine({ kind: "4" })];
    const whole = [balanced, gpcLine({ kind: "5" }), gpcLine(), ...movements.slice(0, 2), gpcLine()];
    expect(creditsOf(bytes([...whole, ...whole].join("\n")))).toHaveLength(8);
    expect(() => creditsOf(bytes([balanced, ...movements].join("\n")))).not.toThrow();
    expect(() => creditsOf(bytes([balanced, ...movements.slice(1)].join("\n")))).toThrow("line 3");
    expect(() => creditsOf(bytes([...whole.slice(0, -1), ...whole].join("\n")))).toThrow("line 5");
  });

  test("what programs leave around a statement changes nothing: blank lines, the end of a file of DOS, balances of nothing", () => {
    const [zero, plain] = ["0".repeat(14), creditsOf(bytes(gpcLine()))];
    const balanced = (turnover: string) =>
      `074${"0000192000145399KABINET".padEnd(36)}231126${zero}+${zero}+${turnover}`;
    for (const text of [`\r\n \r\n${header}\r\n${gpcLine()}`, `${gpcLine()}\r\n\x1a`, `${gpcLine()}\x1a`])
      expect(creditsOf(bytes(text))).toEqual(plain);
    expect(creditsOf(bytes(`${balanced("")}\n${gpcLine()}`))).toEqual(plain);
    expect(creditsOf(bytes(`${balanced(`${zero}+${zero}+`)}\n${gpcLine()}`))).toEqual(plain);
    // An account that is emptied every day has such balances too, and its turnovers say so.
    const emptied = balanced("00000000005900+00000000005900+");
    expect(() => creditsOf(bytes(`${emptied}\n${gpcLine()}`))).toThrow("line 2");
    expect(creditsOf(bytes([emptied, gpcLine(), gpcLine({ kind: "1" })].join("\n")))).toHaveLength(1);
  });

  test.each([
    ["cut off in the middle", `${header}\r\n${gpcLine()}\r\n${gpcLine().slice(0, 70)}`, 3],
    ["with an amount that is none", gpcLine({ amount: "0000000A5900" }), 1],
    ["with a line of another kind", `${header}\nahoj`, 2],
    ["with a day that is none", gpcLine().replace("241126NOVAK", "310226NOVAK"), 1],
  ])("a statement %s is not read at all", (_what, text, line) => {
    expect(() => creditsOf(bytes(text))).toThrow(UnreadableStatement);
    expect(() => creditsOf(bytes(text))).toThrow(`line ${line}`);
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
      reference: "camt-2026-11-24--B-1-CZ6508000000192000145399-5900-CZK-2026",
      day: "2026-11-24",
      amountMinor: 5_900,
      currency: "CZK",
      variableSymbol: "2026",
      note: "Jan Novák · CZ6508000000192000145399 · Topování",
    };
    expect(creditsOf(bytes(camt(entry())))).toMatchObject([line]);
    expect(creditsOf(bytes(camt(entry(), debit, pending, entry("", "1234.5"))))).toMatchObject([
      line,
      { amountMinor: 123_450 },
    ]);
  });

  /** An entry whose only payment says this. */
  const said = (details: string, more = "") =>
    `<Ntry><Amt Ccy="CZK">59.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}<BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;
  const words = (...texts: string[]) =>
    said(`<RmtInf>${texts.map((text) => `<Ustrd>${text}</Ustrd>`).join("")}</RmtInf>`);
  const references = (...texts: string[]) =>
    `<RmtInf>${texts.map((text) => `<Strd><CdtrRefInf><Ref>${text}</Ref></CdtrRefInf></Strd>`).join("")}</RmtInf>`;
  test.each([
    ["among several references", said(references("KS:0308", "VS:2026000005", "SS:55")), "2026000005", []],
    [
      "in references before words",
      said(`<Refs><EndToEndId>/VS7/SS/KS</EndToEndId></Refs><RmtInf><Ustrd>VS 8</Ustrd></RmtInf>`),
      "7",
      [],
    ],
    [
      "beside what it is",
      said(
        "<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>VS</Prtry></CdOrPrtry></Tp><Ref>0042</Ref></CdtrRefInf></Strd></RmtInf>",
      ),
      "42",
      [],
    ],
    ["in words with a blank", words("Platba VS: 2026000002"), "2026000002", ["2026000002"]],
    ["in the second of several words", words("Za láhev", "vs.2026000002"), "2026000002", ["2026000002"]],
    ["as a reference of digits alone, which may be one", said(references("2026000005")), "", ["2026000005"]],
    ["in no other word", words("KVS 123, provs:5, VS12345678901"), "", []],
    ["as a number that may be one", words("Aukce 2026000003 dne 24.11.2026"), "", ["2026000003", "2026"]],
    ["within CDATA", words("<![CDATA[VS:9 & dík]]>"), "9", []],
  ])("a symbol is found %s", (_where, xml, variableSymbol, numbers) => {
    expect(creditsOf(bytes(camt(xml)))).toMatchObject([{ variableSymbol, numbers }]);
  });

  test("names may have a prefix, amounts five decimals, days a time, and an entry no name of its bank's", () => {
    const timed = said("<Refs><EndToEndId>VS:1</EndToEndId></Refs>")
      .replace("59.00", "8.85000")
      .replace("<Dt>2026-11-24</Dt>", "<DtTm>2026-11-24T23:30:00+01:00</DtTm>");
    const prefixed = camt(timed)
      .replaceAll(/<(\/?)(?=[A-Z])/g, "<$1ns2:")
      .replace("xmlns=", "xmlns:ns2=");
    const line = { day: "2026-11-24", amountMinor: 885, variableSymbol: "1", statementReference: null };
    expect(creditsOf(bytes(prefixed))).toMatchObject([line]);
    expect(() => creditsOf(bytes(camt(entry("", "8.855"))))).toThrow("movement 1");
  });

  const payment = (symbol: string, amount: string) =>
    `<Refs><AcctSvcrRef>T-${symbol}</AcctSvcrRef><EndToEndId>VS:${symbol}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="CZK">${amount}</Amt></TxAmt></AmtDtls>`;
  test("payments of one entry are lines of their own where they add up to it; else it is one without a symbol", () => {
    const batch = (second: string) =>
      said(`${payment("3", "19.00")}</TxDtls><TxDtls>${payment("4", second)}`, "<AcctSvcrRef>B</AcctSvcrRef>");
    expect(creditsOf(bytes(camt(batch("40.00"))))).toMatchObject([
      { amountMinor: 1_900, variableSymbol: "3", bankReference: "B/T-3" },
      { amountMinor: 4_000, variableSymbol: "4", bankReference: "B/T-4" },
    ]);
    const charged = creditsOf(bytes(camt(batch("41.00"))));
    expect(charged).toMatchObject([{ amountMinor: 5_900, variableSymbol: "", numbers: [] }]);
  });

  test.each([
    ["2026-11-23T23:00:00.000Z", "2026-11-24"],
    ["2026-11-24T00:00:00+00:00", "2026-11-24"],
    ["2026-11-24T00:30:00+01:00", "2026-11-24"],
    ["2026-11-24T00:56:17", "2026-11-24"],
  ])("a moment is of its day in Prague: %s", (moment, day) => {
    const timed = said("").replace("<Dt>2026-11-24</Dt>", `<DtTm>${moment}</DtTm>`);
    expect(creditsOf(bytes(camt(timed)))).toMatchObject([{ day }]);
  });

  test("a document is read in the encoding that it declares, unless it is UTF-8", () => {
    const written = camt(entry()).replace("UTF-8", "iso-8859-2").replace("Jan Nov\u00e1k", "Luk\u00e1\u0161");
    const iso = Uint8Array.from([...written], (letter) => (letter === "\u0161" ? 0xb9 : letter.charCodeAt(0)));
    for (const file of [iso, bytes(written)]) expect(creditsOf(file)[0]?.note).toMatch(/^Luk\u00e1\u0161 \u00b7/);
  });

  test.each(["Document", "Body"])("a document is read in its envelope too: %s", (inner) => {
    const [start, document = ""] = camt(entry()).split("?>");
    const within = inner === "Body" ? `<Body><AppHdr/>${document}</Body>` : `<AppHdr/>${document}`;
    const enveloped = `${start}?><Envelope xmlns="urn:x">${within}</Envelope>`;
    expect(creditsOf(bytes(enveloped))).toEqual(creditsOf(bytes(camt(entry()))));
  });

  const ordered = '<AmtDtls><InstdAmt><Amt Ccy="CZK">59.00</Amt></InstdAmt></AmtDtls>';
  test("a payment's amount may be what was ordered, or stand in the account's currency beside another", () => {
    const [euros, crowns] = ['<Amt Ccy="EUR">0.76</Amt>', '<Amt Ccy="CZK">19.00</Amt>'];
    const foreign = `<Refs><EndToEndId>VS:4</EndToEndId></Refs>${euros}<AmtDtls><TxAmt>${euros}</TxAmt><CntrValAmt>${crowns}</CntrValAmt></AmtDtls>`;
    const batch = said(`${payment("3", "40.00").replaceAll("TxAmt", "InstdAmt")}</TxDtls><TxDtls>${foreign}`);
    expect(creditsOf(bytes(camt(batch)))).toMatchObject([
      { amountMinor: 4_000, variableSymbol: "3" },
      { amountMinor: 1_900, variableSymbol: "4", currency: "CZK" },
    ]);
  });

  test("a payment that is described in two parts, of which one has the amount, is one payment", () => {
    const parted = said(
      `<Refs><EndToEndId>VS:5</EndToEndId></Refs></TxDtls></NtryDtls><NtryDtls><TxDtls>${ordered}<AddtlTxInf>Za rum</AddtlTxInf>`,
    );
    const line = { amountMinor: 5_900, variableSymbol: "5", note: "Za rum" };
    expect(creditsOf(bytes(camt(parted)))).toMatchObject([line]);
  });

  const code = "<BkTxCd><Domn><Fmly><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>";
  test.each([
    ["in its payment", said(`<Refs><EndToEndId>VS:1</EndToEndId></Refs><RtrInf/>`)],
    ["by its kind", said(`<Refs><EndToEndId>VS:1</EndToEndId></Refs>`, code)],
    ["of several payments", said(`${payment("3", "19.00")}</TxDtls><TxDtls>${payment("4", "40.00")}`, code)],
  ])("a transfer that is marked %s as sent back pays for nothing by its symbol", (_where, xml) => {
    expect(creditsOf(bytes(camt(xml)))).toMatchObject([{ amountMinor: 5_900, variableSymbol: "" }]);
  });

  test("the note says who has paid, by what references and with what words, each once", () => {
    const note = (details: string, more = "") =>
      creditsOf(bytes(camt(said(details).replace("</Ntry>", `${more}</Ntry>`))))[0]?.note;
    const parties = "<RltdPties><UltmtDbtr><Pty><Nm>Eva</Nm></Pty></UltmtDbtr></RltdPties>";
    const document = "<RfrdDocInf><Nb>2026000007</Nb></RfrdDocInf><AddtlRmtInf>Za rum</AddtlRmtInf>";
    const reference = "<CdtrRefInf><Ref>RF18ABC</Ref></CdtrRefInf>";
    const all = `<Refs><EndToEndId>F-115</EndToEndId></Refs>${parties}<RmtInf><Strd>${document}${reference}</Strd></RmtInf><AddtlTxInf>Platba</AddtlTxInf>`;
    expect(note(all, "<AddtlNtryInf>Platba</AddtlNtryInf>")).toBe(
      "Eva · RF18ABC · F-115 · Za rum · 2026000007 · Platba",
    );
    expect(note("<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>")).toBe("");
    expect(note(references("VS:1", "KS:0308", "SS:55"))).toBe("SS:55");
    expect(note("<RtrInf><AddtlInf>Účet zrušen</AddtlInf></RtrInf>")).toBe("Účet zrušen");
    const shop = "<Cdtr><Nm>Obchod</Nm></Cdtr>";
    expect(note(`<RltdPties>${shop}</RltdPties>`)).toBe("Obchod");
    expect(note(`<RltdPties><Dbtr><Nm>Eva</Nm></Dbtr>${shop}</RltdPties>`)).toBe("Eva");
  });

  test.each(["true", "1"])("what was sent and came back (%s) pays for nothing by its symbol", (yes) => {
    const reversed = said("<Refs><EndToEndId>VS:1</EndToEndId></Refs>", `<RvslInd>${yes}</RvslInd>`);
    expect(creditsOf(bytes(camt(reversed)))).toMatchObject([{ amountMinor: 5_900, variableSymbol: "" }]);
  });

  test("an entry or a payment of nothing is none", () => {
    const batch = said(`${payment("3", "59.00")}</TxDtls><TxDtls>${payment("4", "0.00")}`);
    expect(creditsOf(bytes(camt(entry("", "0.00"), batch)))).toMatchObject([{ variableSymbol: "3" }]);
  });

  test("entries without the bank's own reference are parted by their statement's name", () => {
    const numbered = entry().replace("<AcctSvcrRef>B-1</AcctSvcrRef>", "");
    const named = (id: string, one: string) => creditsOf(bytes(camt(one).replace("<Stmt>", `<Stmt><Id>${id}</Id>`)))[0];
    expect(named("11", numbered)).toEqual(named("11", numbered));
    expect(named("11", numbered)?.reference).not.toBe(named("12", numbered)?.reference);
    expect(named("11", numbered)?.statementReference).toBe(named("12", numbered)?.statementReference);
    expect(named("11", entry())).toEqual(named("12", entry()));
  });

  test("a credit that the bank takes back is read, apart from that credit; a common debit is not", () => {
    const [debit, back] = [entry().replace("CRDT", "DBIT"), "<RvslInd>true</RvslInd>"];
    const cancelled = debit.replace("<Sts>", `${back}<Sts>`);
    const lines = creditsOf(bytes(camt(entry(), debit, cancelled)));
    expect(lines).toMatchObject([{ isCancelled: false }, { isCancelled: true, variableSymbol: "2026" }]);
    expect(lines[0]?.reference).not.toBe(lines[1]?.reference);
    const gpc = creditsOf(bytes([gpcLine(), gpcLine({ kind: "5" })].join("\n")));
    expect(gpc.map(({ isCancelled, amountMinor }) => [isCancelled, amountMinor])).toEqual([
      [false, 5_900],
      [true, 5_900],
    ]);
    expect(gpc[0]?.reference).not.toBe(gpc[1]?.reference);
  });

  test("equal entries are counted, and the same number on two accounts is two movements", () => {
    const lines = creditsOf(bytes(camt(entry(), entry(), entry())));
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(3);
    const on = (iban: string) => camt(entry()).replace("<Stmt>", `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`);
    const [one, other] = ["CZ6508000000192000145399", "CZ0708000000001019382023"].map(
      (iban) => creditsOf(bytes(on(iban)))[0],
    );
    expect(one?.ownAccount).toBe("0000192000145399");
    expect(one?.reference).not.toBe(other?.reference);
  });

  test.each([
    ["that is cut off", camt(entry()).slice(0, 300)],
    ["of another kind", "<html><body>ahoj</body></html>"],
    ["that defines things of its own", `<!DOCTYPE x [<!ENTITY a "b">]>${camt(entry())}`],
    ["with an amount that is none", camt(entry("", "mnoho"))],
    ["with a day that is none", camt(entry().replace("2026-11-24", "2026-02-30"))],
    ["in a currency that is none", camt(entry().replace(/"CZK"/, '"110"'))],
    ["deeper than twenty", camt(entry(`${"<a>".repeat(20)}${"</a>".repeat(20)}`))],
  ])("a document %s is not read at all", (_what, xml) => {
    expect(() => creditsOf(bytes(xml))).toThrow(UnreadableStatement);
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
    expect(creditsOf(bytes(table(rows)))).toMatchObject([
      {
        reference: "csv-2026-11-24--26001--105950-CZK-2026000001",
        day: "2026-11-24",
        amountMinor: 105_950,
        currency: "CZK",
        variableSymbol: "2026000001",
        note: "Novák; Jan · děkuji",
      },
    ]);
  });

  test.each([
    ["59,00", "Kč", "CZK"],
    ["59,00 Kč", "", "CZK"],
    ["1\u00a0059,00\u00a0Kč", "CZK", "CZK"],
    ["CZK 59,00", "kč", "CZK"],
    ["59.00 EUR", "", "EUR"],
    ["€59", "EUR", "EUR"],
  ])("a currency may be written as people do, beside the amount too: %j in %j", (amount, written, currency) => {
    const [line] = creditsOf(bytes(table([`"1";"24.11.2026";"${amount}";"${written}";"";"7";""`])));
    expect(line).toMatchObject({ amountMinor: amount.startsWith("1") ? 105_900 : 5_900, currency });
  });

  test("what left the account needs no number and no day; thousands may be set apart by a point or a comma", () => {
    const rows = [
      '"";"";"-10,00";"CZK";"";"";"poplatek"',
      '"1";"24.11.2026";"1.234,50";"CZK";"";"7";""',
      '"2";"24.11.2026";"1,234,567.80";"CZK";"";"7";""',
    ];
    expect(creditsOf(bytes(table(rows))).map(({ amountMinor }) => amountMinor)).toEqual([123_450, 123_456_780]);
    expect(() => creditsOf(bytes(table(['"1";"24.11.2026";"1.23,50";"CZK";"";"";""'])))).toThrow(UnreadableStatement);
  });

  test("Air Bank: days with slashes, the account's amount, and what went out by its direction", () => {
    const text = [
      '"Datum provedení";"Směr úhrady";"Měna účtu";"Částka v měně účtu";"Název protistrany";"Variabilní symbol";"Referenční číslo"',
      '"27/11/2026";"Příchozí";"CZK";"59,00";"Zkouška";"2026000002";"900001"',
      '"27/11/2026";"Odchozí";"CZK";"59,00";"Zkouška";"2026000002";"900002"',
    ];
    expect(creditsOf(bytes(text.join("\r\n")))).toMatchObject([
      { day: "2026-11-27", amountMinor: 5_900, variableSymbol: "2026000002", bankReference: "900001" },
    ]);
  });

  test("Raiffeisenbank: its own account, the day of booking, and a symbol in the message of a payment from abroad", () => {
    const text = [
      '"Datum provedení";"Datum zaúčtování";"Číslo účtu";"Číslo protiúčtu";"Název protiúčtu";"Zpráva";"VS";"Zaúčtovaná částka";"Měna účtu";"Id transakce"',
      '"23.11.2026 14:01";"24.11.2026 02:13";"19-2000145399/0800";"SK3112000000198742637541";"Ján";"/VS2026000004/SS/KS0308";"";"1 059,00";"CZK";"7001"',
    ];
    expect(creditsOf(bytes(text.join("\n")))).toMatchObject([
      {
        ...{ day: "2026-11-24", ownAccount: "0000192000145399", bankReference: "7001" },
        ...{ amountMinor: 105_900, variableSymbol: "2026000004" },
      },
    ]);
  });

  test("the currency may stand above the table, as at Komerční banka: euros are no crowns", () => {
    const text = [
      '"Cislo uctu";"000019-2000145399/0100"',
      '"Mena uctu";"EUR"',
      '"Datum splatnosti";"Protiucet a kod banky";"Castka";"VS";"Identifikace transakce"',
      '"27.11.2026";"123-1234567890/0800";"59,00";"2026000001";"001-27112026 1602"',
    ];
    expect(creditsOf(bytes(text.join("\r\n")))).toMatchObject([{ amountMinor: 5_900, currency: "EUR" }]);
  });

  test.each([";", ",", "\t"])("whatever a payer writes, columns are parted as their names are: %j", (mark) => {
    const head = ["Date", "Reference", "Currency", "VS", "Amount", "Message"].join(mark);
    const row = ["2026-11-27", "1", "CZK", "7", "59.00", `"${",;\t".repeat(99)}"`].join(mark);
    expect(creditsOf(bytes(`${head}\n${row}`))).toMatchObject([{ amountMinor: 5_900, variableSymbol: "7" }]);
  });

  test.each([
    ["2026 000 002", "2026000002"],
    ["x1x1", ""],
    ["7".repeat(99), ""],
  ])("a symbol is at most ten digits: %s", (written, variableSymbol) => {
    const row = `"1";"27.11.2026";"59,00";"CZK";"";"${written}";""`;
    expect(creditsOf(bytes(table([row])))).toMatchObject([{ variableSymbol }]);
  });

  test("a payer's words cannot tear the table of a bank that quotes nothing: no amount is theirs to write, no row to take in", () => {
    const head = "ID pohybu;Datum;Zpráva;Objem;Měna;VS";
    const rows = ['1;24.11.2026;"a;1,00;CZK;7', "2;24.11.2026;honest;500,00;CZK;8", '3;24.11.2026;b";1,00;CZK;9'];
    const shifted = "1;24.11.2026;a;99999,00;CZK;7;1,00;CZK;";
    for (const torn of [rows.join("\n"), shifted])
      expect(() => creditsOf(bytes(`${head}\n${torn}`))).toThrow(UnreadableStatement);
    const whole = '1;24.11.2026;"two\nlines; and more";1,00;CZK;7;';
    expect(creditsOf(bytes(`${head}\n${whole}`))).toMatchObject([{ amountMinor: 100 }]);
  });

  test("one number of a movement in two rows is two movements", () => {
    const rows = ["2026000004", "2026000005", "2026000005"].map(
      (symbol) => `"1";"27.11.2026";"59,00";"CZK";"";"${symbol}";""`,
    );
    const lines = creditsOf(bytes(table(rows)));
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(3);
  });

  test.each([
    ["without its header", "a;b;c\n1;2;3"],
    ["with a row that is cut short", table(['"1";"24.11.2026";"59,00";"CZK"'])],
    ["with a day that is none", table(['"1";"31.2.2026";"1,00";"CZK";"";"";""'])],
    ["whose amount has another currency than its account", table(['"1";"24.11.2026";"1,00 €";"CZK";"";"";""'])],
    ["whose amount is none", table(['"1";"24.11.2026";"mnoho";"CZK";"";"";""'])],
    ["whose movement has no number", table(['"";"24.11.2026";"1,00";"CZK";"";"";""'])],
    ["with a quote that does not end", table(['"1";"24.11.2026'])],
    ["that is empty", "\n"],
  ])("a table %s is not read at all", (_what, text) => {
    expect(() => creditsOf(bytes(text))).toThrow(UnreadableStatement);
  });
});

test("what is longer than any format allows is cut, and a sign that is none refuses the whole", () => {
  const long = `a;b\nReference;Date;Amount;VS;Message\n${"7".repeat(9_000)};2026-11-24;1.00;7;${"1234 ".repeat(5_000)}`;
  const [line] = creditsOf(bytes(long.replaceAll(";", '";"').replaceAll(/^|$/gm, '"')));
  expect(line?.reference.length).toBeLessThan(300);
  expect([line?.note.length, line?.numbers]).toEqual([1_000, ["1234"]]);
  expect(() => creditsOf(bytes(`${header}\n${gpcLine({ name: "NOV\0K" })}`))).toThrow(UnreadableStatement);
});
