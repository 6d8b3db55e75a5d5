import type pg from "pg";
import { type LotRow, lotColumns } from "./lot-row.ts";

/** Whether lots that another transaction holds are waited for or left out. */
export type Locking = "wait" | "skip";

/** Locks listings in the order of their ids, so that two transactions never wait for each other. Unknown ids are left out. */
export async function lockLots(
  connection: pg.ClientBase,
  ids: readonly number[],
  locking: Locking,
): Promise<Map<number, LotRow>> {
  const { rows } = await connection.query<LotRow>({
    name: `lock_lots_${locking}`,
    text: `select ${lotColumns} from listings where id = any($1::int8[]) order by id
      for no key update ${locking === "skip" ? "skip locked" : ""}`,
    values: [[...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of the ids that were left out exist: another transaction holds them. */
export async function findLocked(connection: pg.ClientBase, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await connection.query<{ id: number }>({
    name: "find_held_lots",
    text: "select id from listings where id = any($1::int8[])",
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}
