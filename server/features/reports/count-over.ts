import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** Counts rows by the values of columns, the most frequent first. `from`: what follows the columns in the query. */
export async function countOver<Row>(ctx: Ctx, columns: readonly string[], from: SQL): Promise<Row[]> {
  const named = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await ctx.db.execute<Row & Record<string, unknown>>(sql`
    select ${named}, count(*)::int as count ${from} group by ${named} order by count desc, ${named}`);
  return rows as Row[];
}
