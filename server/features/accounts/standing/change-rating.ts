import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";

/** Adds a review to a user's rating (+1) or takes it out (-1), in the transaction that publishes or hides it. */
export async function changeRating(ctx: Ctx, userId: number, stars: number, change: 1 | -1): Promise<void> {
  await ctx.db
    .update(users)
    .set({
      ratingSum: sql`${users.ratingSum} + ${stars * change}`,
      ratingCount: sql`${users.ratingCount} + ${change}`,
    })
    .where(eq(users.id, userId));
}
