import type { Article } from "#contract/content/content.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { type ArticleRow, articleCardView, selectArticles } from "./article-view.ts";
import { showMarkup } from "./show-markup.ts";

const relatedCount = 3;

/** A published article in one language, with other articles to read. */
export async function getArticle(ctx: Ctx, id: number, lang: Locale): Promise<Article> {
  const now = ctx.clock();
  const { rows } = await ctx.db.execute<ArticleRow>(selectArticles(now, sql`a.id = ${id}`, sql``));
  const [row] = rows;
  if (!row) throw new NotFound();
  const related = await ctx.db.execute<ArticleRow>(
    selectArticles(
      now,
      sql`a.id <> ${id}`,
      sql`order by a.category_id = ${row.categoryId} desc, a.published_at desc, a.id desc limit ${relatedCount}`,
    ),
  );
  return {
    ...articleCardView(row, lang),
    ...(await showMarkup(ctx, inLanguage(row.body, lang), row.body.en ? lang : "cs")),
    slugs: { cs: inLanguage(row.slug, "cs"), en: inLanguage(row.slug, "en") },
    author: inLanguage(row.author, lang),
    updatedAt: row.updatedAt.toISOString(),
    related: related.rows.map((other) => articleCardView(other, lang)),
  };
}
