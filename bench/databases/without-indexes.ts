import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * Runs `work` on tables without their indexes, references and triggers, which come back after it; primary keys stay. So
 * filling takes minutes rather than hours.
 */
export async function withoutIndexes(ctx: Ctx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await ctx.db.execute<{ drop: string; restore: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where conrelid::regclass::text = any (${sql.param([...tables])}::text[]) and contype = 'f'
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid::regclass::text = any (${sql.param([...tables])}::text[]) and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { drop } of rows) await ctx.db.execute(sql.raw(drop));
  for (const table of tables) await ctx.db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await work();
  const connection = await ctx.db.$client.connect();
  try {
    await connection.query("set statement_timeout = 0; set maintenance_work_mem = '1GB'");
    for (const { restore } of rows.toReversed()) await connection.query(restore);
    for (const table of tables) await connection.query(`alter table ${table} enable trigger user`);
  } finally {
    connection.release(true);
  }
}
