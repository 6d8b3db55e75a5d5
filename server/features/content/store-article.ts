import type { LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { bothSlugs, cleanBoth } from "./both-languages.ts";
import { articles } from "./table.ts";

export interface NewArticle {
  /** The id of the article to change; absent for a new one. */
  readonly id?: number;
  readonly categoryId: number;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  /** Markup; forbidden tags are dropped before it is stored. */
  readonly body: LocalizedText;
  readonly pictureId: string | null;
  readonly pictureAlt: LocalizedText;
  readonly author: LocalizedText;
  readonly publishedAt: Date | null;
}

/** Adds an article or changes one; its address follows its title. Returns its id. */
export async function storeArticle(ctx: Ctx, { id, ...article }: NewArticle): Promise<number> {
  const row = { ...article, slug: bothSlugs(article.title), body: cleanBoth(article.body) };
  if (id === undefined) {
    // An article published on an earlier day (a moved archive) counts as unchanged since then.
    const updatedAt = article.publishedAt ?? ctx.clock();
    const [added] = await ctx.db
      .insert(articles)
      .values({ ...row, updatedAt })
      .returning({ id: articles.id });
    if (!added) throw new Error("an article was not stored");
    return added.id;
  }
  const changed = await ctx.db
    .update(articles)
    .set({ ...row, updatedAt: sql`now()` })
    .where(eq(articles.id, id))
    .returning({ id: articles.id });
  if (changed.length === 0) throw new NotFound();
  return id;
}
