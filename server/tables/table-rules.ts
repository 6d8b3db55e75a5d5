import { CsvError, parse } from "csv-parse/sync";

/** A table cut into cells. `columns` are in the order of the file: what each is for, null where no field answers to it. */
export interface CutTable<Column extends string = string> {
  readonly columns: readonly { readonly header: string; readonly field: Column | null }[];
  /** `line` as a spreadsheet counts, the line of names included. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

export interface TableFault {
  readonly fault:
    | "TABLE_EMPTY"
    | "TABLE_NO_NAMES"
    | "TABLE_NAME_TWICE"
    | "TABLE_TOO_LONG"
    | "TABLE_TOO_WIDE"
    | "TABLE_QUOTE_OPEN";
  readonly details: Record<string, string | number>;
}

export interface TableShape<Column extends string> {
  /** What a column is for, by its name; null where nothing answers to it. */
  readonly fieldOf: (header: string) => Column | null;
  readonly maxRows: number;
  readonly maxColumns: number;
}

/** The words by which the columns of a kind of table may be named. */
export type ColumnWords<Column extends string> = Readonly<
  Record<Column, { readonly cs: string; readonly en: string; readonly also: readonly string[] }>
>;

/**
 * MB2: The first row names the columns, each once; a table has at most {maxTableRows} rows, {maxTableColumns} columns
 * and 600 kB, empty rows and columns left out, else it is refused as a whole.
 *
 * Cuts a table's text into named cells, or says why it is none as a whole. Rows without any value are left out.
 */
export function cutTable<Column extends string>(
  text: string,
  { fieldOf, maxRows, maxColumns }: TableShape<Column>,
): CutTable<Column> | TableFault {
  const records = recordsOf(text);
  if (!Array.isArray(records)) return records;
  const [head, ...rows] = records
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (!head) return { fault: "TABLE_EMPTY", details: {} };
  const width = head.cells.findLastIndex(Boolean) + 1;
  if (width > maxColumns) return { fault: "TABLE_TOO_WIDE", details: { count: width, maximum: maxColumns } };
  const columns = head.cells.slice(0, width).map((header) => ({ header, field: fieldOf(header) }));
  const known = columns.flatMap(({ field }) => field ?? []);
  const twice = columns.find(({ field }, index) => field && known.indexOf(field) !== placeAmong(columns, index));
  if (known.length === 0) return { fault: "TABLE_NO_NAMES", details: {} };
  if (twice) return { fault: "TABLE_NAME_TWICE", details: { column: twice.header } };
  if (rows.length === 0) return { fault: "TABLE_EMPTY", details: {} };
  if (rows.length > maxRows) return { fault: "TABLE_TOO_LONG", details: { count: rows.length, maximum: maxRows } };
  return { columns, rows };
}

/** The column that a name means, in either language, however it is written. */
export function columnNamed<Column extends string>(words: ColumnWords<Column>, header: string): Column | null {
  // A unit or a remark in brackets says more of the column, not another: "Objem (ml)", "Cena v Kč".
  const name = plain(header.replace(/\(.*\)|\[.*\]|%|\bv Kč\b|\bKč\b/giu, ""));
  const columns = Object.keys(words) as Column[];
  return (
    columns.find((column) => {
      const { cs, en, also } = words[column];
      return [cs, en, ...also].some((word) => plain(word) === name);
    }) ?? null
  );
}

/** Letters without accents and case, words one space apart: as people compare names. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function recordsOf(written: string): string[][] | TableFault {
  // What Excel is told so in a line of its own it neither shows nor counts.
  const [described = "", mark] = /^\uFEFF?sep=([;,\t])\r?\n/i.exec(written) ?? [];
  const text = written.slice(described.length);
  try {
    return parse(text, {
      bom: true,
      delimiter: mark ?? delimiterOf(text),
      relax_column_count: true,
      // A quote within a cell is a quote: only one at its beginning encloses it.
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { fault: "TABLE_QUOTE_OPEN", details: { line: Number(error.records ?? 0) + 1 } };
  }
}

/** What stands most often in the line of names: tabs of a spreadsheet, semicolons of Czech Excel, commas. */
function delimiterOf(text: string): string {
  const [names = ""] = text.trimStart().split(/\r?\n/, 1);
  const count = (mark: string) => names.split(mark).length;
  return ["\t", ";", ","].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ";");
}

function placeAmong(columns: CutTable["columns"], index: number): number {
  return columns.slice(0, index).filter(({ field }) => field).length;
}
