import { mostCounted } from "#contract/values/shapes.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** Counts the rows of `from … where …`, one more than `mostCounted` at most: a list of a million is counted as fast as a short one. */
export async function countUpTo(ctx: Ctx, rows: SQL): Promise<number> {
  const { rows: counted } = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 ${rows} limit ${mostCounted + 1}) found`,
  );
  return counted[0]?.total ?? 0;
}

/** A page of a list by number as `pageOf` describes it; beyond what is counted there are no pages. */
export function pageOfList<Item>(
  items: Item[],
  { total, page, pageSize }: { total: number; page: number; pageSize: number },
): { items: Item[]; total: number; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(Math.min(total, mostCounted) / pageSize));
  return { items, total, page, pages };
}
