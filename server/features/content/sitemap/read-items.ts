import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { itemPaths } from "#server/features/content/page-paths.ts";
import type { SitemapPage } from "./sitemap-entry.ts";

/** Ids in one part: each listing has an entry in two languages, and a sitemap holds 50 000 (sitemaps.org). */
export const idsInPart = 25_000;

/** PA7: Search engines get all public listings, the archive among them, in both languages; not what is cancelled or a draft. */
const isIndexed = sql`l.status in ('live', 'sold', 'unsold')`;

/** Parts that have listings: ids divided by `idsInPart`. One step along the primary key finds each next one. */
export async function listItemParts(ctx: Ctx): Promise<number[]> {
  const from = (id: ReturnType<typeof sql>) =>
    sql`select l.id from listings l where l.id >= ${id} and ${isIndexed} order by l.id limit 1`;
  const { rows } = await ctx.db.execute<{ part: number }>(sql`
    with recursive firsts(id) as (
      (${from(sql`0`)})
      union all
      select (${from(sql`(firsts.id / ${idsInPart}::int8 + 1) * ${idsInPart}::int8`)}) from firsts where firsts.id is not null)
    select id / ${idsInPart}::int8 as part from firsts where id is not null`);
  return rows.map(({ part }) => part);
}

const batchSize = 2_000;

/** The listings of one part, read only as fast as they are taken; no connection waits for a slow reader. */
export async function* readItems(ctx: Ctx, part: number): AsyncGenerator<SitemapPage> {
  const end = (part + 1) * idsInPart;
  let from = part * idsInPart;
  while (from < end) {
    const { rows } = await ctx.db.execute<{ id: number; slug: string; changedAt: Date | null }>(sql`
      select l.id, l.slug, greatest(l.updated_at, l.published_at, l.closed_at) as "changedAt" from listings l
      where l.id >= ${from} and l.id < ${end} and ${isIndexed} order by l.id limit ${batchSize}`);
    for (const { id, slug, changedAt } of rows)
      yield { paths: itemPaths({ id, slug: { cs: slug, en: slug } }), changedAt };
    if (rows.length < batchSize) return;
    from = (rows.at(-1)?.id ?? end) + 1;
  }
}
