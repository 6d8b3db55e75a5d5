import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** The present day in Prague, as SQL. */
export function pragueToday(ctx: Ctx): SQL {
  return sql`(${ctx.clock().toISOString()}::timestamptz at time zone 'Europe/Prague')::date`;
}
