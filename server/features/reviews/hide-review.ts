import type { z } from "zod";
import type { reviews as contract } from "#contract/reviews/reviews.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Forbidden, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { changeRating } from "#server/features/accounts/status/change-rating.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { reviewEvents } from "./events.ts";
import { otherSide } from "./review-rules.ts";
import { reviews } from "./table.ts";

/**
 * V5: A moderator may hide a review that is neither about nor by the moderator; the rating follows.
 *
 * A review hidden before keeps its first reason.
 */
export async function hideReview(
  ctx: Ctx,
  id: number,
  { rule, reason }: z.output<typeof contract.hide.body>,
): Promise<{ id: number; hiddenAt: string }> {
  const { userId } = requireScope(ctx, "moderation");
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (!row) throw new NotFound();
    if (row.subjectId === userId || row.authorId === userId) throw new Forbidden("FORBIDDEN");
    const hiddenAt = row.hiddenAt ?? tx.clock();
    if (!row.hiddenAt) {
      await tx.db
        .update(reviews)
        .set({ hiddenAt, hiddenRule: rule, hiddenReason: reason, hiddenById: userId })
        .where(eq(reviews.id, id));
      if (row.publishedAt) await changeRating(tx, { ...row, as: otherSide(row.side) }, -1);
      const to = { rule, isShown: false };
      await recordChange(tx, { subject: "review", id, from: { isShown: true }, to, reason });
      await publish(tx, reviewEvents.ReviewHidden, { reviewId: id });
    }
    return { id, hiddenAt: hiddenAt.toISOString() };
  });
}
