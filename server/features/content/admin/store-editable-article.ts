import type { ArticleBody, EditableArticle } from "#contract/content/article-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { storeArticle } from "#server/features/content/store-article.ts";
import { auditedArticle, bodyOf, lockArticle, readEditableArticle, requireBlogCategory } from "./article-row.ts";
import { keepVersion } from "./keep-version.ts";

/** Adds an article, without a picture at first. For people with the scope `content`. */
export async function addArticle(ctx: Ctx, body: ArticleBody): Promise<EditableArticle> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await requireBlogCategory(tx, body.categoryId);
    const id = await storeArticle(tx, { ...body, pictureId: null, publishedAt: dateOf(body.publishedAt) });
    const stored = await readEditableArticle(tx, id);
    await keepVersion(tx, "article", id, { after: { ...body, body: stored.body } });
    await recordChange(tx, { subject: "article", id, from: null, to: auditedArticle(body) });
    pagesChanged(tx);
    return stored;
  });
}

/** Changes an article over the version that its writer has seen (rules SE7, SE8). */
export async function changeArticle(
  ctx: Ctx,
  id: number,
  { version, ...body }: ArticleBody & { version: string },
): Promise<EditableArticle> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const row = await lockArticle(tx, id);
    if (row.updatedAt.toISOString() !== version) throw new Conflict("CHANGED_ELSEWHERE");
    await requireBlogCategory(tx, body.categoryId);
    const publishedAt = dateOf(body.publishedAt);
    await storeArticle(tx, { ...body, id, pictureId: row.pictureId, publishedAt });
    const stored = await readEditableArticle(tx, id);
    await keepVersion(tx, "article", id, {
      before: { value: bodyOf(row), at: row.updatedAt },
      after: { ...body, body: stored.body },
    });
    const from = auditedArticle(bodyOf(row));
    await recordChange(tx, { subject: "article", id, from, to: auditedArticle(body) });
    pagesChanged(tx);
    return stored;
  });
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
