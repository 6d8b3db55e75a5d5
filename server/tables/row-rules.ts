import { type CellFault, type CellValue, isFormula, type ReadCell, shortened } from "./cell-rules.ts";
import type { CutTable } from "./table-rules.ts";

/** What a row of a table says by its columns, and each cell that cannot be taken; a cell that says nothing is in neither. */
export interface ReadRow<Column extends string> {
  readonly said: ReadonlyMap<Column, CellValue>;
  readonly faults: readonly CellFault[];
}

/** Reads a row (rules MB3, PD10). `readCell` gives null for a cell that says nothing, and hears of no formula. */
export function readRow<Column extends string>(
  columns: CutTable<Column>["columns"],
  cells: readonly string[],
  readCell: (column: Column, cell: string) => ReadCell | null,
): ReadRow<Column> {
  const said = new Map<Column, CellValue>();
  const faults: CellFault[] = [];
  for (const [index, cell] of cells.entries()) {
    const { header = "", field = null } = columns[index] ?? {};
    const read = index < columns.length ? field && readField(field, cell, readCell) : beyond(cell);
    if (!read) continue;
    if ("key" in read)
      faults.push({ column: header, key: read.key, details: { value: shortened(cell), ...read.details } });
    else if (field) said.set(field, read.value);
  }
  return { said, faults };
}

function readField<Column extends string>(
  field: Column,
  cell: string,
  readCell: (column: Column, cell: string) => ReadCell | null,
): ReadCell | null {
  return isFormula(cell) ? { key: "CELL_FORMULA", details: {} } : readCell(field, cell);
}

const beyond = (cell: string): ReadCell | null => (cell === "" ? null : { key: "CELL_EXTRA", details: {} });
