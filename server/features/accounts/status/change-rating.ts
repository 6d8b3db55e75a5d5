import type { DealSide } from "#contract/deals/deal-steps.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";

/** A review as a rating counts it; `as`: which side of the deal its subject was. */
export interface CountedReview {
  readonly subjectId: number;
  readonly as: DealSide;
  readonly stars: number;
}

/**
 * Adds a review to its subject's rating as a seller or as a buyer (+1), or takes it out (-1), in the transaction that publishes
 * or hides it.
 */
export async function changeRating(ctx: Ctx, { subjectId, as, stars }: CountedReview, change: 1 | -1): Promise<void> {
  const sum = stars * change;
  await ctx.db
    .update(users)
    .set(
      as === "seller"
        ? {
            sellerRatingSum: sql`${users.sellerRatingSum} + ${sum}`,
            sellerRatingCount: sql`${users.sellerRatingCount} + ${change}`,
          }
        : {
            buyerRatingSum: sql`${users.buyerRatingSum} + ${sum}`,
            buyerRatingCount: sql`${users.buyerRatingCount} + ${change}`,
          },
    )
    .where(eq(users.id, subjectId));
}
