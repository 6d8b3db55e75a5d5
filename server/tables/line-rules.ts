import type { Locale } from "#contract/values/locale.ts";
import { wallTimeText } from "#contract/values/prague-time.ts";
import { isFormula } from "./cell-rules.ts";

/** An amount in haléře as a spreadsheet reads it: a number, also below zero, with the decimal mark of its reader's language. */
export interface AmountCell {
  readonly number: string;
}

export function amountCell(minor: number, locale: Locale): AmountCell {
  const text = (minor / 100).toFixed(2);
  return { number: locale === "cs" ? text.replace(".", ",") : text };
}

/** The mark before a file's first line by which spreadsheets know UTF-8. */
export const utf8Mark = "\uFEFF";

/** An instant (ISO 8601, UTC) as a spreadsheet reads it, in Prague time; null: an empty cell. */
export const timeCell = (at: string | null): string => (at ? wallTimeText(Date.parse(at)).replace("T", " ") : "");

export const yesCell = (is: boolean, locale: Locale): string =>
  locale === "cs" ? (is ? "ano" : "ne") : is ? "yes" : "no";

/** A line of the file: semicolons, as Czech spreadsheets expect, and no cell that a spreadsheet would run (rules PD10, AU5). */
export function lineOf(cells: readonly (string | AmountCell)[]): string {
  return `${cells.map(quoted).join(";")}\r\n`;
}

/** An apostrophe before what a spreadsheet would run, and before what stands so already, so that `readBare` gives each back as it was. */
const bare = (cell: string): string => (isFormula(cell.replace(/^'+/, "")) ? `'${cell}` : cell);

/** A cell without the apostrophe that an export puts before a formula. */
export const readBare = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.replace(/^'+/, "")) ? cell.slice(1) : cell;

function quoted(cell: string | AmountCell): string {
  if (typeof cell !== "string") return cell.number;
  const safe = bare(cell);
  return /[;"\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
