import { choiceWords, type RowFields, type TableColumn } from "#contract/listings/table-columns.ts";
import { parseAmount } from "#contract/values/read-amount.ts";
import { readNumber } from "#contract/values/read-number.ts";
import { type CutTable, plain } from "./table-rules.ts";

/** A category as a row may name it: by its name in either language, or by its way from the top. */
export interface NamedCategory {
  readonly id: number;
  /** Names from the top down to this one, in both languages. */
  readonly paths: readonly (readonly string[])[];
}

interface CellFault {
  readonly column: string;
  readonly key:
    | "CELL_FORMULA"
    | "CELL_EXTRA"
    | "CELL_NOT_NUMBER"
    | "CELL_NOT_AMOUNT"
    | "CELL_NOT_CHOICE"
    | "CELL_CATEGORY_UNKNOWN"
    | "CELL_CATEGORY_AMBIGUOUS";
  readonly details: Record<string, string>;
}

export interface ReadRow {
  readonly name: string;
  readonly fields: RowFields;
  readonly faults: readonly CellFault[];
}

/** What a row says, and each cell that cannot be taken (RULES.md MB3). An empty cell says nothing. */
export function readRow(
  columns: CutTable["columns"],
  cells: readonly string[],
  categories: readonly NamedCategory[],
): ReadRow {
  const said: Said = {};
  const faults: CellFault[] = [];
  for (const [index, cell] of cells.entries()) {
    const { header = "", field = null } = columns[index] ?? {};
    if (cell === "") continue;
    const fault = (key: CellFault["key"], details = {}) =>
      faults.push({ column: header, key, details: { value: shortened(cell), ...details } });
    if (index >= columns.length) fault("CELL_EXTRA");
    else if (field === null) continue;
    else if (/^[=+\-@]/.test(cell)) fault("CELL_FORMULA");
    else {
      const read = readCell(field, cell, categories);
      if ("key" in read) fault(read.key, read.details);
      else said[field] = read.value;
    }
  }
  return { name: String(said.name ?? ""), fields: fieldsOf(said), faults };
}

type Value = string | number;
type Said = Partial<Record<TableColumn, Value>>;
type Read = { value: Value } | Pick<CellFault, "key" | "details">;

function readCell(field: TableColumn, cell: string, categories: readonly NamedCategory[]): Read {
  switch (field) {
    case "category":
      return readCategory(cell, categories);
    case "saleMode":
    case "duration":
    case "handover":
    case "fillLevel":
      return readChoice(field, cell);
    case "startPrice":
    case "reservePrice":
    case "buyNowPrice":
    case "price":
    case "shippingPrice":
      return orFault(parseAmount(cell.replace(/,[-–]+$/, "")), "CELL_NOT_AMOUNT");
    case "volumeMl":
      return orFault(millilitresOf(cell), "CELL_NOT_NUMBER");
    case "strengthPercent":
      return orFault(numberOf(cell.replace(/%|vol\.?|obj\.?/gi, ""), 1), "CELL_NOT_NUMBER");
    case "ageYears":
      return orFault(numberOf(cell.replace(/\b(let|roky|rok|years?|yo)\b/giu, ""), 0), "CELL_NOT_NUMBER");
    case "vintage":
    case "bottledYear":
      return orFault(/^\d{4}$/.test(cell) ? Number(cell) : null, "CELL_NOT_NUMBER");
    case "pieces":
      return orFault(numberOf(cell.replace(/\b(ks|pcs)\b\.?/giu, ""), 0), "CELL_NOT_NUMBER");
    default:
      return { value: cell };
  }
}

const orFault = (value: number | null, key: CellFault["key"]): Read =>
  value === null ? { key, details: {} } : { value };

function numberOf(text: string, decimals: number): number | null {
  const read = readNumber(text, decimals);
  return "fault" in read ? null : read.value;
}

/** 0,7 l, 70 cl and 700 ml; a number below 20 without a unit is litres, for no bottle holds so few millilitres. */
function millilitresOf(cell: string): number | null {
  const match = /^([\d\s.,]+)\s*(ml|cl|dl|l|litr[uyů]?)?\.?$/iu.exec(cell);
  const number = match?.[1]?.trim();
  if (!match || !number) return null;
  const unit = match[2]?.toLowerCase();
  const value = unit === "ml" ? numberOf(number, 0) : (numberOf(number, 0) ?? numberOf(number, 3));
  if (value === null) return null;
  const isLitres = unit ? unit.startsWith("l") : value < 20;
  return Math.round(value * (isLitres ? 1_000 : unit === "cl" ? 10 : unit === "dl" ? 100 : 1));
}

function readChoice(field: keyof typeof choiceWords, cell: string): Read {
  const choices: Record<string, readonly string[]> = choiceWords[field];
  const named = Object.entries(choices).find(([, words]) => words.includes(plain(cell)));
  if (named) return { value: named[0] };
  const all = Object.values(choices).map(([word = ""]) => word);
  return { key: "CELL_NOT_CHOICE", details: { choices: all.join(", ") } };
}

/** By its name alone where only one is called so, else by the end of its way: "Skotsko / Islay". */
function readCategory(cell: string, categories: readonly NamedCategory[]): Read {
  const wanted = cell
    .split(/[/>›»|]/)
    .map(plain)
    .filter(Boolean);
  const endsSo = (path: readonly string[]) => {
    const end = path.slice(-wanted.length).map(plain);
    return end.length === wanted.length && end.every((name, index) => name === wanted[index]);
  };
  const found = categories.filter(({ paths }) => paths.some(endsSo));
  const [only] = found;
  if (only && found.length === 1) return { value: only.id };
  if (!only) return { key: "CELL_CATEGORY_UNKNOWN", details: {} };
  const ways = found.slice(0, 4).map(({ paths }) => paths[0]?.join(" / "));
  return { key: "CELL_CATEGORY_AMBIGUOUS", details: { ways: ways.join("; ") } };
}

const sheetLines = [
  "volumeMl",
  "strengthPercent",
  "vintage",
  "bottledYear",
  "ageYears",
  "pieces",
  "fillLevel",
  "storage",
  "provenance",
] as const;

/** A price without a word on the way of sale is a fixed one; of an auction it is where bidding starts. */
function fieldsOf(said: Said): RowFields {
  const { category, price, startPrice, ...others } = said;
  const isAuction = said.saleMode === "auction" || (said.saleMode === undefined && price === undefined);
  const isSheet = (field: string) => (sheetLines as readonly string[]).includes(field);
  const entries = Object.entries(others);
  const condition = Object.fromEntries(entries.filter(([field]) => isSheet(field)));
  const start = startPrice ?? (isAuction ? price : undefined);
  return {
    ...Object.fromEntries(entries.filter(([field]) => !isSheet(field))),
    ...(category !== undefined && { categoryId: Number(category) }),
    ...(start !== undefined && { startPrice: Number(start), saleMode: said.saleMode ?? "auction" }),
    ...(start === undefined &&
      price !== undefined && { price: Number(price), saleMode: said.saleMode ?? "fixed_price" }),
    ...(Object.keys(condition).length > 0 && { condition }),
  } as RowFields;
}

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
