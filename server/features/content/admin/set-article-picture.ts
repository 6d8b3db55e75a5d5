import type { EditableArticle } from "#contract/content/article-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { articles } from "#server/features/content/table.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { addPictureRow, type PreparedPicture } from "#server/features/media/store-picture.ts";
import { type ArticleRow, lockArticle, readEditableArticle } from "./article-row.ts";

/**
 * Gives an article its picture, in place of the one that was seen; its text and version stay. `read` gives the upload's bytes: it is called
 * only when there is an article and room for them. For people with the scope `content`.
 */
export async function setArticlePicture(
  ctx: Ctx,
  { id, pictureId }: { id: number; pictureId: string },
  read: () => Promise<Buffer>,
): Promise<EditableArticle> {
  const { userId } = requireScope(ctx, "content");
  await readEditableArticle(ctx, id);
  return attachUpload(ctx, { userId, ownerId: null }, read, async (tx, prepared) =>
    attach(tx, await lockArticle(tx, id, { pictureId }), prepared),
  );
}

async function attach(tx: Ctx, { id, pictureId }: ArticleRow, prepared: PreparedPicture): Promise<EditableArticle> {
  await addPictureRow(tx, prepared);
  await tx.db.update(articles).set({ pictureId: prepared.id }).where(eq(articles.id, id));
  if (pictureId) await removePictures(tx, [pictureId]);
  await recordChange(tx, { subject: "article", id, from: { pictureId }, to: { pictureId: prepared.id } });
  pagesChanged(tx);
  return readEditableArticle(tx, id);
}

/** Takes an article's picture away; its text and version stay. For people with the scope `content`. */
export async function removeArticlePicture(
  ctx: Ctx,
  { id, pictureId: seen }: { id: number; pictureId: string },
): Promise<EditableArticle> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const { pictureId } = await lockArticle(tx, id, { pictureId: seen });
    if (pictureId) {
      await tx.db.update(articles).set({ pictureId: null }).where(eq(articles.id, id));
      await removePictures(tx, [pictureId]);
      await recordChange(tx, { subject: "article", id, from: { pictureId }, to: { pictureId: null } });
      pagesChanged(tx);
    }
    return readEditableArticle(tx, id);
  });
}
