import { dayMs } from "#contract/values/durations.ts";
import {
  ofBuyers,
  ofSellers,
  type Rating,
  type ReviewFact,
  type ReviewWords,
  wordsFor,
} from "#demo/content/review-words.ts";
import type { Random } from "#demo/random.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, eq, isNotNull, sql } from "#server/db/query.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { sealedUntil } from "#server/features/reviews/review-rules.ts";
import { reviews } from "#server/features/reviews/table.ts";

/** Deals completed within these days still wait for their reviews, so that visitors see the form. */
const openDays = 5;
const shareWritten = 0.75;

/** Stores reviews of completed deals: most buyers wrote one, and somewhat fewer sellers. */
export async function storeReviews(ctx: Ctx, random: Random): Promise<void> {
  const now = ctx.clock();
  const recently = now.getTime() - openDays * dayMs;
  const completed = await ctx.db
    .select({ deal: deals, listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(and(eq(deals.status, "received"), isNotNull(deals.receivedAt)))
    .orderBy(asc(deals.receivedAt), asc(deals.id));
  const [sellers, buyers] = [new Map<number, Rating>(), new Map<number, Rating>()];
  const rows = completed.flatMap(({ deal, listing }, index) => {
    const received = deal.receivedAt?.getTime() ?? 0;
    const publishedAt = new Date(received + random.float(0.5, 6) * dayMs);
    if (publishedAt > now || received > recently || !random.chance(shareWritten)) return [];
    const facts = factsOf(deal, listing);
    const written = ({ stars, text, reply }: ReviewWords, side: "buyer" | "seller") => {
      const [authorId, subjectId] = side === "buyer" ? [deal.buyerId, deal.sellerId] : [deal.sellerId, deal.buyerId];
      const times = {
        createdAt: publishedAt,
        changedAt: publishedAt,
        publishedAt,
        sealedUntil: sealedUntil(new Date(received)),
      };
      const answer = reply ? { reply, repliedAt: publishedAt } : {};
      return { dealId: deal.id, authorId, subjectId, side, stars, text, ...times, ...answer };
    };
    const words = (said: readonly ReviewWords[], turn: number, ratings: Map<number, Rating>, of: number) => {
      const { sum, count } = ratings.get(of) ?? { sum: 0, count: 0 };
      const chosen = wordsFor(said, facts, turn, { sum, count });
      ratings.set(of, { sum: sum + chosen.stars, count: count + 1 });
      return chosen;
    };
    return [
      written(words(ofSellers, index, sellers, deal.sellerId), "buyer"),
      written(words(ofBuyers, index * 3, buyers, deal.buyerId), "seller"),
    ];
  });
  if (rows.length > 0) await ctx.db.insert(reviews).values(rows);
  await ctx.db.execute(sql`
    update users u set seller_rating_sum = r.seller_stars, seller_rating_count = r.seller_reviews,
      buyer_rating_sum = r.buyer_stars, buyer_rating_count = r.buyer_reviews
    from (
      select subject_id,
        coalesce(sum(stars) filter (where side = 'buyer'), 0) as seller_stars,
        count(*) filter (where side = 'buyer') as seller_reviews,
        coalesce(sum(stars) filter (where side = 'seller'), 0) as buyer_stars,
        count(*) filter (where side = 'seller') as buyer_reviews
      from reviews group by subject_id) r
    where u.id = r.subject_id`);
}

/** The facts of a deal that a review may mention. */
function factsOf(deal: typeof deals.$inferSelect, listing: typeof listings.$inferSelect): ReviewFact[] {
  const isBottle = listing.fillLevel !== null && (listing.pieces ?? 1) === 1;
  const isWorn = (state: string | null) => state === "worn" || state === "damaged";
  return [
    deal.sentAt === null ? "by_hand" : "parcel",
    ...(isBottle ? (["bottle"] as const) : []),
    ...(isWorn(listing.labelState) ? (["worn_label"] as const) : []),
    ...(isWorn(listing.boxState) ? (["worn_box"] as const) : []),
  ];
}
