import type { z } from "zod";
import type { content } from "#contract/content/content.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
import { type ArticleRow, articleCardView, selectArticles } from "./article-view.ts";

type Wanted = z.output<typeof content.articles.query>;

/** One page of published articles, of one category or of all, the newest first. */
export async function listArticles(ctx: Ctx, { lang, category, page, size }: Wanted) {
  const now = ctx.clock();
  const within = category === undefined ? sql`true` : sql`a.category_id = ${category}`;
  const { rows, ...placed } = await readPage({
    page,
    size,
    read: async (limit, offset) => {
      const order = sql`order by a.published_at desc, a.id desc limit ${limit} offset ${offset}`;
      return (await ctx.db.execute<ArticleRow>(selectArticles(now, within, order))).rows;
    },
    count: () => countRows(ctx, sql`articles a where a.published_at <= ${now} and ${within}`),
  });
  return { items: rows.map((row) => articleCardView(row, lang)), ...placed };
}
