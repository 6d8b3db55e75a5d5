import { type DayRates, taxClasses } from "#contract/payments/tax-classes.ts";
import { mostPieces } from "#contract/products/products.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import { writtenLine } from "#contract/values/shapes.ts";
import {
  orFault,
  type ReadCell,
  readAge,
  readAmountCell,
  readChoice,
  readPieces,
  readStrength,
  readVolume,
  readWeight,
  readYear,
} from "#server/tables/cell-rules.ts";
import { readBare } from "#server/tables/line-rules.ts";
import { type ReadRow, readRow } from "#server/tables/row-rules.ts";
import type { CutTable } from "#server/tables/table-rules.ts";
import { type GoodsColumn, type GoodsField, taxWords, yesWords } from "./columns.ts";

/** What a cell is read with that does not stand in the table. */
interface CellReaders {
  readonly categoryOf: (cell: string) => ReadCell;
  /** Of today. */
  readonly rates: DayRates;
}

/** Where an empty cell means that there is none. */
const emptied: ReadonlySet<GoodsColumn> = new Set<GoodsField>([
  ...(["brandName", "country", "volumeMl", "strengthPercent", "ageYears", "vintage", "bottledYear"] as const),
  ...(["reducedPrice", "reducedFrom", "reducedUntil", "weightG", "purchasePrice", "family"] as const),
]);

/** Reads a row; a column that is missing, or empty where something must stand, says nothing (rule PD10). */
export function readGoodsRow(
  columns: CutTable<GoodsColumn>["columns"],
  cells: readonly string[],
  readers: CellReaders,
): ReadRow<GoodsColumn> {
  return readRow(columns, cells, (field, cell) => readCell(field, cell, readers));
}

/** What a cell says; null for nothing. */
function readCell(field: GoodsColumn, cell: string, readers: CellReaders): ReadCell | null {
  if (cell === "") {
    if (field === "description") return { value: "" };
    return emptied.has(field) ? { value: null } : null;
  }
  const text = readBare(cell);
  return field.startsWith("store:") ? readStock(text) : readField(field as GoodsField, text, readers);
}

function readStock(text: string): ReadCell {
  const read = readPieces(text);
  return "value" in read && Number(read.value) > mostPieces ? { key: "CELL_NOT_NUMBER", details: {} } : read;
}

function readField(field: GoodsField, text: string, { categoryOf, rates }: CellReaders): ReadCell {
  switch (field) {
    case "id":
      return orFault(/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null, "CELL_NOT_NUMBER");
    case "sku":
      // As it is stored, so that it is found.
      return { value: writtenLine.safeParse(text).data ?? text };
    case "category":
      return categoryOf(text);
    case "price":
    case "reducedPrice":
    case "purchasePrice":
      return readAmountCell(text);
    case "reducedFrom":
    case "reducedUntil":
      return orFault(readTime(text), "CELL_NOT_TIME");
    case "volumeMl":
      return readVolume(text, false);
    case "weightG":
      return readWeight(text);
    case "strengthPercent":
      return readStrength(text);
    case "ageYears":
      return readAge(text);
    case "vintage":
    case "bottledYear":
      return readYear(text);
    case "taxClass":
      return readTaxClass(text, rates);
    case "takesBackOrders":
    case "isShown": {
      const read = readChoice(text, yesWords);
      return "key" in read ? read : { value: read.value === "true" };
    }
    default:
      return { value: text };
  }
}

/** A class of rate in words of either language, or today's rate of one; where two have the same, the first. */
function readTaxClass(text: string, rates: DayRates): ReadCell {
  const percent = /^(\d{1,2})\s*%?$/.exec(text)?.[1];
  const named = taxClasses.find((name) => percent !== undefined && rates[name] === Number(percent));
  return named ? { value: named } : readChoice(text, taxWords);
}

/** `24. 12. 2026 9:00`, `2026-12-24 09:00`, or a day alone, which begins at midnight: the instant by Prague's clock. */
function readTime(text: string): string | null {
  const czech = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(text);
  const [, day = "", month = "", year = "", hour = "0", minute = "00"] = czech ?? [];
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text);
  const two = (part: string) => part.padStart(2, "0");
  const wall = czech
    ? `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`
    : iso && `${iso[1]}T${iso[2] ?? "00:00"}`;
  // A day that no calendar has would become another one.
  const isDay = wall && new Date(`${wall}Z`).toISOString?.().startsWith(wall);
  const instantMs = isDay ? instantOfWallText(wall) : null;
  return instantMs === null ? null : new Date(instantMs).toISOString();
}
