import { parseAmount } from "#contract/values/read-amount.ts";
import { gramsOf, millilitresOf, percentOf, yearsOf } from "#contract/values/read-measure.ts";
import { readNumber } from "#contract/values/read-number.ts";
import { plain } from "./table-rules.ts";

/** A category as a row may name it: by its name in either language, or by its way from the top. */
export interface NamedCategory {
  readonly id: number;
  /** Names from the top down to this one, in both languages. */
  readonly paths: readonly (readonly string[])[];
}

/** Why a cell cannot be taken (rule MB3). */
export interface CellFault {
  readonly column: string;
  readonly key:
    | "CELL_FORMULA"
    | "CELL_EXTRA"
    | "CELL_NOT_NUMBER"
    | "CELL_NOT_AMOUNT"
    | "CELL_NOT_CHOICE"
    | "CELL_NOT_TIME"
    | "CELL_CATEGORY_UNKNOWN"
    | "CELL_CATEGORY_AMBIGUOUS";
  readonly details: Record<string, string>;
}

export type CellValue = string | number | boolean | null;
export type ReadCell = { readonly value: CellValue } | Pick<CellFault, "key" | "details">;

/** Whether a spreadsheet would run the cell as a formula. */
export const isFormula = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell);

/** A cell as a message may repeat it. */
export const shortened = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

export const orFault = (value: CellValue, key: CellFault["key"]): ReadCell =>
  value === null ? { key, details: {} } : { value };

function numberOf(text: string, decimals: number): number | null {
  const read = readNumber(text, decimals);
  return "fault" in read ? null : read.value;
}

/** An amount in crowns: also `1 500,-`. */
export const readAmountCell = (cell: string): ReadCell => orFault(parseAmount(cell), "CELL_NOT_AMOUNT");

export const readStrength = (cell: string): ReadCell => orFault(percentOf(cell), "CELL_NOT_NUMBER");

export const readAge = (cell: string): ReadCell => orFault(yearsOf(cell), "CELL_NOT_NUMBER");

export const readYear = (cell: string): ReadCell =>
  orFault(/^\d{4}$/.test(cell) ? Number(cell) : null, "CELL_NOT_NUMBER");

export const readPieces = (cell: string): ReadCell =>
  orFault(numberOf(cell.replace(/\b(ks|pcs)\b\.?/giu, ""), 0), "CELL_NOT_NUMBER");

export const readWeight = (cell: string): ReadCell => orFault(gramsOf(cell), "CELL_NOT_NUMBER");

/** Where people write as they like (`isGuessed`), a number without a unit may be litres. */
export const readVolume = (cell: string, isGuessed: boolean): ReadCell =>
  orFault(millilitresOf(cell, isGuessed), "CELL_NOT_NUMBER");

/** One of a few values by any of its words. */
export function readChoice(cell: string, choices: Readonly<Record<string, readonly string[]>>): ReadCell {
  const named = Object.entries(choices).find(([, words]) => words.some((word) => plain(word) === plain(cell)));
  if (named) return { value: named[0] };
  const all = Object.values(choices).map(([word = ""]) => word);
  return { key: "CELL_NOT_CHOICE", details: { choices: all.join(", ") } };
}

/** Reads the cells of a column of categories; what was read once is not sought again. */
export function categoryReader(categories: readonly NamedCategory[]): (cell: string) => ReadCell {
  const known = categories.map(({ id, paths }) => ({
    id,
    paths,
    plain: paths.map((path) => path.flatMap(namesOf)),
  }));
  const read = new Map<string, ReadCell>();
  return (cell) => {
    const found = read.get(cell) ?? readCategory(cell, known);
    read.set(cell, found);
    return found;
  };
}

interface KnownCategory extends NamedCategory {
  readonly plain: readonly (readonly string[])[];
}

/** The names of a way; what parts them may stand in a name too. */
const namesOf = (way: string): string[] =>
  way
    .split(/[/>›»|]/)
    .map(plain)
    .filter(Boolean);

/** By its name alone where only one is called so, else by the end of its way: "Skotsko / Islay". */
function readCategory(cell: string, categories: readonly KnownCategory[]): ReadCell {
  const wanted = namesOf(cell);
  const endsSo = (path: readonly string[]) =>
    wanted.length > 0 &&
    path.length >= wanted.length &&
    wanted.every((name, index) => name === path[path.length - wanted.length + index]);
  const found = categories.filter((category) => category.plain.some(endsSo));
  const [only] = found;
  if (!only) return { key: "CELL_CATEGORY_UNKNOWN", details: {} };
  if (found.length === 1) return { value: only.id };
  // The whole way from the top is nobody else's, whatever ends like it.
  const whole = found.filter((category) =>
    category.plain.some((path) => path.length === wanted.length && endsSo(path)),
  );
  if (whole[0] && whole.length === 1) return { value: whole[0].id };
  const ways = found.slice(0, 4).map(({ paths }) => paths[0]?.join(" / "));
  return { key: "CELL_CATEGORY_AMBIGUOUS", details: { ways: ways.join("; ") } };
}
