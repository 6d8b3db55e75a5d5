import type { Review } from "#contract/reviews/reviews.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq, isNotNull, isNull, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { reviewEvents } from "./events.ts";
import { readReviews } from "./list-reviews.ts";
import { reviews } from "./table.ts";

/** V4: The reviewed one may reply once. */
export async function replyToReview(ctx: Ctx, id: number, text: string): Promise<Review> {
  const { userId } = requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.id, id),
          eq(reviews.subjectId, userId),
          isNotNull(reviews.publishedAt),
          isNull(reviews.hiddenAt),
        ),
      )
      .for("update");
    if (!row) throw new NotFound();
    if (row.reply !== null && row.reply !== text) throw new Conflict("REPLY_GIVEN");
    if (row.reply === null) {
      await tx.db.update(reviews).set({ reply: text, repliedAt: tx.clock() }).where(eq(reviews.id, id));
      await publish(tx, reviewEvents.ReviewAnswered, { dealId: row.dealId, toId: row.authorId });
    }
    const [answered] = await readReviews(tx, sql`r.id = ${id}`);
    if (!answered) throw new NotFound();
    return answered;
  });
}
