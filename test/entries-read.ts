import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * How many rows and index entries of a table PostgreSQL reads during `work`: the real cost of a plan, whatever its estimate.
 * `ctx` has a single connection, since each counts for itself.
 */
export async function entriesRead(ctx: Ctx, table: string, work: () => Promise<unknown>): Promise<number> {
  const before = await countRead(ctx, table);
  await work();
  return (await countRead(ctx, table)) - before;
}

async function countRead(ctx: Ctx, table: string): Promise<number> {
  await ctx.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await ctx.db.execute<{ read: number }>(sql`
    select (select seq_tup_read from pg_stat_user_tables where relname = ${table})::int4
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = ${table})::int4 as read`);
  return rows[0]?.read ?? 0;
}
