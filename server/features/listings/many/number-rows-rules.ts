/** What a row of a batch is stored under, by which it is started once: rows of a table count from 1, empty ones do not. */
export function batchKeyOf(key: string, index: number, isEmpty: boolean): string {
  return `${key}#${isEmpty ? `empty-${index}` : index}`;
}

interface Batched {
  readonly id: number;
  readonly batchKey: string | null;
}

export interface Numbered<Row> {
  readonly row: Row;
  /** What a photograph's file may call it by; null for what is older than the newest table. */
  readonly number: number | null;
  readonly isOfNewestTable: boolean;
}

/**
 * MB8: Rows of the newest table are numbered as in it and keep their numbers when others are published or deleted; what was started later
 * counts on; older drafts follow without numbers. Chosen for publication at first are rows of the newest table and what was added since the
 * page was opened.
 */
export function numberRows<Row extends Batched>(drafts: readonly Row[]): Numbered<Row>[] {
  const inOrder = drafts.toSorted((a, b) => a.id - b.id);
  const newest = inOrder.findLast(({ batchKey }) => placeInTable(batchKey));
  const table = placeInTable(newest?.batchKey ?? null)?.table;
  const numberOf = (row: Row) => {
    const place = placeInTable(row.batchKey);
    return place && place.table === table ? place.row : null;
  };
  const ofTable = inOrder.filter((row) => numberOf(row) !== null);
  const since = inOrder.filter((row) => numberOf(row) === null && row.id > (ofTable[0]?.id ?? 0));
  const older = inOrder.filter((row) => numberOf(row) === null && row.id < (ofTable[0]?.id ?? 0));
  const last = Math.max(0, ...ofTable.map((row) => numberOf(row) ?? 0));
  return [
    ...ofTable.map((row) => ({ row, number: numberOf(row), isOfNewestTable: true })),
    ...since.map((row, index) => ({ row, number: last + index + 1, isOfNewestTable: false })),
    ...older.map((row) => ({ row, number: null, isOfNewestTable: false })),
  ];
}

function placeInTable(batchKey: string | null): { table: string; row: number } | null {
  const [, table, index] = /^(.*)#(\d+)$/.exec(batchKey ?? "") ?? [];
  return table === undefined ? null : { table, row: Number(index) + 1 };
}
