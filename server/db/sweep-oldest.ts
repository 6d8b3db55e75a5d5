import type { PgTable } from "drizzle-orm/pg-core";
import { type SQL, sql } from "#server/db/query.ts";
import type { Database } from "./connect.ts";

const batchSize = 1_000;

interface Batch extends Record<string, unknown> {
  readonly gone: number;
  readonly seen: number;
  readonly last: number | null;
  readonly reachedYoung: boolean;
}

/**
 * Deletes rows written before `before` for which `isDone` holds, from a table whose `id` rises with its `created_at`: it
 * reads from the oldest on, batch by batch, and stops at the first that is young, so it needs no index of its own. Safe to
 * run by several at once. Returns how many went.
 */
export async function sweepOldest(
  db: Database,
  { table, before, isDone = sql`true` }: { table: PgTable; before: Date; isDone?: SQL },
): Promise<number> {
  let gone = 0;
  let after = 0;
  for (;;) {
    // Arrays, since PostgreSQL looks these up by the key, where a join may make it read the whole table.
    const { rows } = await db.execute<Batch>(sql`
      with oldest as (
        select id, created_at from ${table} where id > ${after} order by id limit ${batchSize}
      ), done as (
        select id from ${table} where id = any(array(select id from oldest where created_at < ${before})) and ${isDone}
        order by id for update skip locked
      ), gone as (
        delete from ${table} where id = any(array(select id from done)) returning id
      )
      select (select count(*) from gone) as gone, count(*) as seen, max(id) as last,
        coalesce(bool_or(created_at >= ${before}), false) as "reachedYoung" from oldest`);
    const [batch] = rows;
    gone += batch?.gone ?? 0;
    if (!batch || batch.seen < batchSize || batch.reachedYoung) return gone;
    after = batch.last ?? after;
  }
}
