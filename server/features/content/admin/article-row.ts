import type { ArticleBody, EditableArticle } from "#contract/content/article-admin.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid, NotFound } from "#server/errors.ts";
import { articles, blogCategories } from "#server/features/content/table.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { refuseOtherThanSeen, type Seen } from "#server/refuse-other-than-seen.ts";

export type ArticleRow = typeof articles.$inferSelect;

/** The article, locked until the transaction ends; CHANGED_ELSEWHERE where it is another one than was seen. */
export async function lockArticle(tx: Ctx, id: number, seen: Seen = {}): Promise<ArticleRow> {
  const [row] = await tx.db.select().from(articles).where(eq(articles.id, id)).for("update");
  if (!row) throw new NotFound();
  refuseOtherThanSeen(row, seen);
  return row;
}

/** An article as its operator keeps it. */
export async function readEditableArticle(ctx: Ctx, id: number): Promise<EditableArticle> {
  const [found] = await ctx.db
    .select({ row: articles, media })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.pictureId))
    .where(eq(articles.id, id));
  if (!found) throw new NotFound();
  const { row } = found;
  return {
    id: row.id,
    ...bodyOf(row),
    slug: row.slug,
    picture: found.media && pictureView(found.media),
    version: row.updatedAt.toISOString(),
  };
}

/** What of an article its operator writes. */
export function bodyOf(row: ArticleRow): ArticleBody {
  const { categoryId, title, lead, body, pictureAlt, author, publishedAt } = row;
  return {
    categoryId,
    title,
    lead,
    body,
    pictureAlt,
    author,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** What the audit keeps of an article: its text is kept whole as a version. */
export function auditedArticle({ body: _text, ...rest }: ArticleBody) {
  return rest;
}

export async function requireBlogCategory(tx: Ctx, id: number): Promise<void> {
  const [found] = await tx.db
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, id))
    .for("share");
  if (!found) throw new Invalid({ categoryId: ["CATEGORY_UNKNOWN"] });
}
