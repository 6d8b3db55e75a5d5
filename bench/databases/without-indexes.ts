import type { Ctx } from "#server/context.ts";
import { dropIndexes } from "../../scripts/move-database/drop-indexes.ts";

/** Runs `work` on tables without their indexes, references and triggers, which come back after it. */
export async function withoutIndexes(ctx: Ctx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const statements = await dropIndexes(ctx.db.$client, tables);
  await work();
  const connection = await ctx.db.$client.connect();
  try {
    await connection.query("set statement_timeout = 0; set maintenance_work_mem = '1GB'");
    for (const statement of statements) await connection.query(statement);
  } finally {
    connection.release(true);
  }
}
