import {
  choiceWords,
  maxTableColumns,
  maxTableRows,
  type RowFields,
  type TableColumn,
  tableColumns,
} from "#contract/listings/table-columns.ts";
import {
  type CellFault,
  type CellValue,
  type ReadCell,
  readAge,
  readAmountCell,
  readChoice,
  readPieces,
  readStrength,
  readVolume,
  readYear,
} from "#server/tables/cell-rules.ts";
import { readRow } from "#server/tables/row-rules.ts";
import { type CutTable, columnNamed, cutTable, type TableFault } from "#server/tables/table-rules.ts";

/** A table of bottles, cut into cells, or why it is none as a whole (rule MB2). */
export function cutBottles(text: string): CutTable<TableColumn> | TableFault {
  return cutTable<TableColumn>(text, {
    fieldOf: (header) => columnNamed(tableColumns, header),
    maxRows: maxTableRows,
    maxColumns: maxTableColumns,
  });
}

export interface ReadBottle {
  readonly name: string;
  readonly fields: RowFields;
  readonly faults: readonly CellFault[];
}

/**
 * MB3: A row with a cell that cannot be taken (a formula, a word among numbers, an unknown category, a value under no name) becomes no
 * draft, and each such cell is told. A price without a word on the way of sale is a fixed one.
 */
export function readBottle(
  columns: CutTable<TableColumn>["columns"],
  cells: readonly string[],
  categoryOf: (cell: string) => ReadCell,
): ReadBottle {
  const { said, faults } = readRow(columns, cells, (field, cell) =>
    cell === "" ? null : readCell(field, cell, categoryOf),
  );
  const all: Said = Object.fromEntries(said);
  return { name: String(all.name ?? ""), fields: fieldsOf(all), faults };
}

type Said = Partial<Record<TableColumn, CellValue>>;

function readCell(field: TableColumn, cell: string, categoryOf: (cell: string) => ReadCell): ReadCell {
  switch (field) {
    case "category":
      return categoryOf(cell);
    case "saleMode":
    case "duration":
    case "handover":
    case "fillLevel":
      return readChoice(cell, choiceWords[field]);
    case "startPrice":
    case "reservePrice":
    case "buyNowPrice":
    case "price":
    case "shippingPrice":
      return readAmountCell(cell);
    case "volumeMl":
      return readVolume(cell, true);
    case "strengthPercent":
      return readStrength(cell);
    case "ageYears":
      return readAge(cell);
    case "vintage":
    case "bottledYear":
      return readYear(cell);
    case "pieces":
      return readPieces(cell);
    default:
      return { value: cell };
  }
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
