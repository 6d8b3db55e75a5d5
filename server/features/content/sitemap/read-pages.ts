import { type PageKey, pagePaths } from "#contract/content/page-paths.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { articlePaths, infoPaths, itemPaths, salePaths } from "#server/features/content/page-paths.ts";
import type { SitemapPage } from "./sitemap-entry.ts";

interface Written extends Record<string, unknown> {
  id: number;
  slug: LocalizedText;
  changedAt: Date;
}

/** Pages of one address each that search engines are to know. */
const listedPages = [
  "home",
  "dailyAuctions",
  "monthlySales",
  "blog",
  "stores",
  "documents",
] as const satisfies readonly PageKey[];

/** All indexed pages but listings: few enough for one part. */
export async function* readPages(ctx: Ctx): AsyncGenerator<SitemapPage> {
  for (const page of listedPages) yield { paths: pagePaths[page] };
  for (const { id, slugCs, slugEn } of (await readCategories(ctx)).values())
    yield { paths: itemPaths({ id, slug: { cs: slugCs, en: slugEn } }) };
  const sales = await ctx.db.execute<{ closesOn: string }>(
    sql`select closes_on as "closesOn" from monthly_sales
      where exists (select from listings where sale_closes_on = monthly_sales.closes_on) order by closes_on desc`,
  );
  for (const { closesOn } of sales.rows) yield { paths: salePaths(closesOn) };
  const info = await ctx.db.execute<Written>(
    sql`select id, slug, updated_at as "changedAt" from info_pages order by position, id`,
  );
  for (const row of info.rows) yield { paths: infoPaths(row), changedAt: row.changedAt };
  const articles = await ctx.db.execute<Written>(sql`
    select id, slug, greatest(updated_at, published_at) as "changedAt" from articles
    where published_at <= ${ctx.clock()} order by published_at desc, id desc`);
  for (const row of articles.rows) yield { paths: articlePaths(row), changedAt: row.changedAt };
}
