import { CsvError, parse } from "csv-parse/sync";
import { currencyOf } from "./currencies.ts";
import { readSymbols } from "./read-symbols.ts";
import {
  accountOf,
  balancesAround,
  ibanOf,
  isDay,
  type Movement,
  type Movements,
  UnreadableStatement,
} from "./statement-line.ts";
import { symbolOf } from "./symbol-of.ts";

/** Headers as Czech banks write them, without accents and in small letters; of several in a table the first of these. */
const headers = {
  reference: [
    ...["id pohybu", "id operace", "id transakce", "identifikace transakce", "referencni cislo"],
    ...["transaction id", "reference"],
  ],
  day: [
    ...["datum zauctovani", "datum zauctovani transakce", "datum provedeni", "datum"],
    ...["datum splatnosti", "date"],
  ],
  amount: [...["zauctovana castka", "castka v mene uctu", "objem", "castka", "castka transakce"], "amount"],
  direction: ["smer uhrady"],
  currency: ["mena uctu", "mena", "currency"],
  ownAccount: ["cislo uctu"],
  symbol: ["vs", "variabilni symbol", "variable symbol"],
  payerAccount: ["protiucet", "cislo protiuctu", "protiucet a kod banky"],
  payerBank: ["kod banky", "kod banky protiuctu"],
  name: ["nazev protiuctu", "nazev protistrany", "counterparty"],
  message: ["zprava pro prijemce", "zprava", "popis pro prijemce", "message"],
  remark: ["poznamka", "popis prikazce", "uzivatelska identifikace"],
} as const;
type Column = keyof typeof headers;

/** The movements of a statement as a table: its first line with amount and symbol names the columns; what stands above is the bank's. */
export function readStatementCsv(text: string): Movements {
  const { rows, delimiter } = rowsOf(text);
  const head = rows.findIndex(isHead);
  const names = rows[head];
  if (!names) throw new UnreadableStatement("whole");
  const places = new Map(Object.keys(headers).map((column) => [column, placeOf(names, column as Column)]));
  const above = (wanted: RegExp) =>
    rows
      .slice(0, head)
      .find(([name = ""]) => wanted.test(plain(name)))?.[1]
      ?.trim() ?? "";
  const accountAbove = above(/^(accountid|cislo uctu)$/);
  const currencyAbove = above(/^(currency|mena uctu|mena)$/);
  const debits: Movement[] = [];
  const credits = rows.slice(head + 1).flatMap((row, index) => {
    const cell = (column: Column) => row[places.get(column) ?? -1]?.trim() ?? "";
    const { amountMinor, written } = amountOf(cell("amount"));
    const day = dayOf(cell("day"));
    const bankReference = cell("reference");
    const currency = currencyOf(cell("currency") || currencyAbove || written || "CZK");
    const unreadable = new UnreadableStatement({ movement: index + 1 });
    // A row that was cut short may have lost its symbol, and its money would never find its order.
    const isCut = row.length < names.length;
    if (isCut || isBroken(row, names.length, delimiter) || amountMinor === null) throw unreadable;
    const isDebit = amountMinor < 0 || plain(cell("direction")) === "odchozi";
    const isVague = day === null || !bankReference || currency === null;
    // Of what has left the account banks leave more out.
    if (amountMinor === 0 || (isDebit && isVague)) return [];
    if (isVague || (written && currencyOf(written) !== currency)) throw unreadable;
    const words = [cell("message"), cell("remark")].filter(Boolean);
    const { variableSymbol, numbers } = readSymbols([], words);
    const movement: Movement = {
      ...{ format: "csv", bankReference, day, amountMinor: Math.abs(amountMinor), currency, numbers },
      isCancelled: false,
      ownAccount: accountOf(cell("ownAccount") || accountAbove),
      payerAccount: cell("payerAccount"),
      ...ibanOf(cell("payerAccount"), cell("payerBank")),
      variableSymbol: symbolOf(cell("symbol")) || variableSymbol,
      note: [cell("name"), cell("payerAccount"), ...words].filter(Boolean).join(" · "),
    };
    if (!isDebit) return [movement];
    debits.push(movement);
    return [];
  });
  const [first] = [...credits, ...debits];
  const balances = balancesAround(
    { account: accountOf(accountAbove) || first?.ownAccount || "", currency: first?.currency ?? "CZK" },
    {
      openingMinor: minorOf(above(/^(openingbalance|pocatecni stav uctu)$/)),
      closingMinor: minorOf(above(/^(closingbalance|konecny stav uctu)$/)),
      day: dayOf(above(/^(dateend|datum do)$/)) ?? "",
      moves: [
        ...credits.map(({ day, amountMinor }) => ({ day, signedMinor: amountMinor })),
        ...debits.map(({ day, amountMinor }) => ({ day, signedMinor: -amountMinor })),
      ],
    },
  );
  return { credits, debits, balances };
}

/**
 * The rows, cut where the line that names the columns is cut: marks in words of a payer's would outvote it. Throws at a line that
 * cannot be cut.
 */
function rowsOf(text: string): { rows: string[][]; delimiter: string } {
  const lines = text.split(/\r\n|\r|\n/);
  const delimiter = [";", ",", "\t"].find((mark) => lines.some((line) => isHead(cellsOf(line, mark))));
  if (!delimiter) throw new UnreadableStatement("whole");
  try {
    const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
    return { rows: parse(text, { ...options, delimiter }), delimiter };
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableStatement({ line: Number(error.lines ?? 1) }) : error;
  }
}

/**
 * Whether a payer's words have torn a row that their bank did not quote: a delimiter in them shifts what follows into other columns, and
 * a quotation mark takes the rows up to the next one in.
 */
function isBroken(row: readonly string[], width: number, delimiter: string): boolean {
  const holdsRows = (cell: string) => /[\r\n]/.test(cell) && cell.split(delimiter).length >= width;
  return row.slice(width).some((cell) => cell.trim() !== "") || row.some(holdsRows);
}

const cellsOf = (line: string, mark: string) => line.split(mark).map((cell) => cell.trim().replace(/^"|"$/g, ""));

const isHead = (row: readonly string[]) => placeOf(row, "amount") >= 0 && placeOf(row, "symbol") >= 0;

function placeOf(row: readonly string[], column: Column): number {
  const written = row.map(plain);
  return headers[column].map((name) => written.indexOf(name)).find((place) => place >= 0) ?? -1;
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

/** An amount, and the currency beside it as it is written there, `59,00 Kč`. */
function amountOf(cell: string): { amountMinor: number | null; written: string } {
  const [, before = "", amount = "", after = ""] =
    /^([\p{L}\p{M}\p{Sc}]{0,4})([^\p{L}\p{Sc}]*)([\p{L}\p{M}\p{Sc}]{0,4})$/u.exec(cell) ?? [];
  return { amountMinor: before && after ? null : minorOf(amount), written: before || after };
}

/** Thousands may be set apart by blanks, by points before a comma, or by commas before a point. */
function minorOf(written: string): number | null {
  const bare = written.replace(/[\s\u00a0+]/g, "").replace("\u2212", "-");
  const grouped = /^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$|^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(bare);
  const plainly = grouped ? bare.replace(/[.,](?=\d{3})/g, "") : bare;
  const match = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plainly);
  if (!match) return null;
  const [, sign, whole, part = ""] = match;
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, "0")));
}

/** `24.11.2026`, `24/11/2026` or `2026-11-24`, with a time behind it or without one; null where it is no day. */
function dayOf(written: string): string | null {
  const [, day = "", month = "", year] = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})(?!\d)/.exec(written) ?? [];
  const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : written.slice(0, 10);
  return isDay(iso) ? iso : null;
}
