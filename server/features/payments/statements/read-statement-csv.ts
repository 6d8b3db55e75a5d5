import { CsvError, parse } from "csv-parse/sync";
import { type StatementLine, symbolOf, UnreadableStatement } from "./statement-line.ts";

/** Headers as Czech banks write them, without accents and in small letters. */
const headers = {
  reference: [
    "id pohybu",
    "id operace",
    "id transakce",
    "identifikace transakce",
    "transaction id",
    "reference",
  ],
  day: ["datum", "datum zauctovani", "datum zauctovani transakce", "date"],
  amount: ["objem", "castka", "castka transakce", "amount"],
  currency: ["mena", "currency"],
  symbol: ["vs", "variabilni symbol", "variable symbol"],
  name: ["nazev protiuctu", "nazev protistrany", "protiucet", "counterparty"],
  message: ["zprava pro prijemce", "poznamka", "message"],
} as const;
type Column = keyof typeof headers;

/** The credits of a statement as a table: its first line with amount and symbol names the columns; what stands above is the bank's. */
export function readStatementCsv(text: string): StatementLine[] {
  const delimiter = text.split(";").length >= text.split(",").length ? ";" : ",";
  let rows: string[][];
  try {
    rows = parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableStatement(Number(error.lines ?? 1)) : error;
  }
  const head = rows.findIndex((row) => placeOf(row, "amount") >= 0 && placeOf(row, "symbol") >= 0);
  const names = rows[head];
  if (!names) throw new UnreadableStatement(1);
  return rows.slice(head + 1).flatMap((row, index) => {
    const cell = (column: Column) => row[placeOf(names, column)]?.trim() ?? "";
    const amountMinor = minorOf(cell("amount"));
    const day = dayOf(cell("day"));
    const reference = cell("reference");
    // A row that was cut short may have lost its symbol, and its money would never find its order.
    const isCut = row.length < names.length;
    if (isCut || amountMinor === null) throw new UnreadableStatement(head + index + 2);
    // What has left the account is no line, whatever a bank says or does not say of it.
    if (amountMinor <= 0) return [];
    if (day === null || !reference) throw new UnreadableStatement(head + index + 2);
    return [
      {
        reference: ["csv", day, reference].join("-"),
        day,
        amountMinor,
        currency: cell("currency") || "CZK",
        variableSymbol: symbolOf(cell("symbol")),
        note: [cell("name"), cell("message")].filter(Boolean).join(" · "),
      },
    ];
  });
}

function placeOf(row: readonly string[], column: Column): number {
  const known: readonly string[] = headers[column];
  return row.findIndex((name) => known.includes(plain(name)));
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
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

function dayOf(written: string): string | null {
  const czech = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/.exec(written);
  if (czech) return `${czech[3]}-${czech[2]?.padStart(2, "0")}-${czech[1]?.padStart(2, "0")}`;
  return /^\d{4}-\d\d-\d\d/.exec(written)?.[0] ?? null;
}
