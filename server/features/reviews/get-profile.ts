import type { z } from "zod";
import { maxStars, type profile } from "#contract/reviews/reviews.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { ratingOf } from "#server/features/accounts/status/rating-rules.ts";
import { users } from "#server/features/accounts/table.ts";
import { getSellerCard } from "#server/features/listings/get-seller-card.ts";

/** The public profile of a user: the seller card of an item's page, and the spread of the reviews. */
export async function getProfile(ctx: Ctx, userId: number): Promise<z.input<typeof profile>> {
  const card = await getSellerCard(ctx, userId);
  const { rows } = await ctx.db.execute<{ stars: number; reviews: number }>(sql`
    select stars, count(*) as reviews from reviews
    where subject_id = ${userId} and published_at is not null and hidden_at is null group by stars`);
  const distribution = Array.from(
    { length: maxStars },
    (_, index) => rows.find(({ stars }) => stars === index + 1)?.reviews ?? 0,
  );
  const [own] = await ctx.db
    .select({ sum: users.buyerRatingSum, count: users.buyerRatingCount })
    .from(users)
    .where(eq(users.id, userId));
  return { ...card, buyerRating: ratingOf(own?.sum ?? 0, own?.count ?? 0), distribution };
}
