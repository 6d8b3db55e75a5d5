import type { Category } from "#contract/catalogue/catalogue.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { type CategoryRow, categoryLinkOf, readCategories } from "./read-categories.ts";

const ttlMs = 5_000;
const sizeTtlMs = 60_000;
/** Counting reads an index of all live listings, so among a million the tree is counted once a minute. */
const ttlMsPerListing = 0.06;

/**
 * The whole tree in one language with the number of live listings here and below. Counts are at most five seconds old, or
 * longer in a very large catalogue: a minute among a million.
 */
export function listCategoryTree(ctx: Ctx, lang: Locale): Promise<Category[]> {
  return remembered(ctx, `tree ${lang}`, ttlMs, async () => {
    const rows = [...(await readCategories(ctx)).values()];
    const size = await readSize(ctx);
    const live = await remembered(ctx, "live listings", size * ttlMsPerListing, () => countLiveListings(ctx));
    return branch(rows, null, lang, countsHereAndBelow(rows, live));
  });
}

/** The approximate number of listings. */
function readSize(ctx: Ctx): Promise<number> {
  return remembered(ctx, "listings", sizeTtlMs, async () => {
    const { rows } = await ctx.db.execute<{ size: number }>(
      sql`select greatest(reltuples, 0)::float8 as size from pg_class where oid = 'listings'::regclass`,
    );
    return rows[0]?.size ?? 0;
  });
}

async function countLiveListings(ctx: Ctx): Promise<Map<number, number>> {
  // Plain SQL by the table's name, since listings belong to a later feature whose code must not be imported here.
  const { rows } = await ctx.db.execute<{ id: number; live: number }>(sql`
    select category_id as id, count(*) as live from listings where status = 'live' group by category_id`);
  return new Map(rows.map(({ id, live }) => [id, live]));
}

function countsHereAndBelow(rows: readonly CategoryRow[], live: Map<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id, path } of rows) {
    for (const above of path) counts.set(above, (counts.get(above) ?? 0) + (live.get(id) ?? 0));
  }
  return counts;
}

function branch(
  rows: readonly CategoryRow[],
  parentId: number | null,
  lang: Locale,
  counts: Map<number, number>,
): Category[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      ...categoryLinkOf(row, lang),
      count: counts.get(row.id) ?? 0,
      subcategories: branch(rows, row.id, lang, counts),
    }));
}
