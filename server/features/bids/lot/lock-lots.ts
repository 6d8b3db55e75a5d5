import type pg from "pg";
import { type LotRow, lotColumns } from "./lot-row.ts";

/** Locks listings in the order of their ids, so that two transactions never wait for each other. Unknown ids are left out. */
export async function lockLots(
  connection: pg.ClientBase,
  ids: readonly number[],
): Promise<Map<number, LotRow>> {
  const { rows } = await connection.query<LotRow>({
    name: "lock_lots",
    text: `select ${lotColumns} from listings where id = any($1::int8[]) order by id for update`,
    values: [[...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
