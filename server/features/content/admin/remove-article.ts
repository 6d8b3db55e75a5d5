import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { articles } from "#server/features/content/table.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import type { Seen } from "#server/refuse-other-than-seen.ts";
import { auditedArticle, bodyOf, lockArticle } from "./article-row.ts";
import { forgetVersions } from "./keep-version.ts";

/** Removes an article for good, as it was seen, with its picture and its versions. For people with the scope `content`. */
export async function removeArticle(ctx: Ctx, id: number, seen: Required<Seen>): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const row = await lockArticle(tx, id, seen);
    await tx.db.delete(articles).where(eq(articles.id, id));
    if (row.pictureId) await removePictures(tx, [row.pictureId]);
    await forgetVersions(tx, "article", id);
    await recordChange(tx, { subject: "article", id, from: auditedArticle(bodyOf(row)), to: null });
    pagesChanged(tx);
  });
}
