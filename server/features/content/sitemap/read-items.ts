import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { itemPaths } from "#server/features/content/page-paths.ts";
import { idsInPart, isIndexed } from "./list-item-parts.ts";
import type { SitemapPage } from "./sitemap-entry.ts";

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
