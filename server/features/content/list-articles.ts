import type { z } from "zod";
import type { content } from "#contract/content/content.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { type ArticleRow, articleCardView, selectArticles } from "./article-view.ts";

type Wanted = z.output<typeof content.articles.query>;

/** One page of published articles, of one category or of all, the newest first. */
export async function listArticles(ctx: Ctx, { lang, category, page, size }: Wanted) {
  const now = ctx.clock();
  const within = category === undefined ? sql`true` : sql`a.category_id = ${category}`;
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*) as total from articles a where a.published_at <= ${now} and ${within}`,
  );
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await ctx.db.execute<ArticleRow>(
    selectArticles(now, within, sql`order by a.published_at desc, a.id desc limit ${size} offset ${(page - 1) * size}`),
  );
  return {
    items: rows.map((row) => articleCardView(row, lang)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}
