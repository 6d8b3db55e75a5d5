import type { HouseRule } from "#contract/deals/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import type { reviewEvents } from "#server/features/reviews/events.ts";
import { reviews } from "#server/features/reviews/table.ts";
import { reviewHiddenLetter } from "./review-hidden.ts";
import { reviewWantedLetter } from "./review-wanted.ts";

export async function writeHiddenReviewMail(
  ctx: Ctx,
  house: House,
  { reviewId }: PayloadOf<typeof reviewEvents.ReviewHidden>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ review: reviews, author: users, listing: listings })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(reviews.id, reviewId));
  if (!found) return;
  const { review, author, listing } = found;
  const rule = review.hiddenRule as HouseRule | null;
  await writeLetter(ctx, house, author, {
    // A review that was shown again on appeal may be hidden once more.
    key: `review-hidden:${reviewId}:${review.hiddenAt?.getTime()}`,
    kind: "review-hidden",
    letter: (addresses, nameOf) =>
      reviewHiddenLetter({
        name: nameOf(listing),
        rule,
        reason: review.hiddenReason,
        url: addresses.deal(review.dealId),
      }),
  });
}

/** Asks one side of a completed deal for a review of the other. */
export async function writeWantedReviewMail(
  ctx: Ctx,
  house: House,
  { dealId, userId }: PayloadOf<typeof reviewEvents.ReviewWanted>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ deal: deals, listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!found || !recipient) return;
  const otherId = found.deal.sellerId === userId ? found.deal.buyerId : found.deal.sellerId;
  const [other] = await ctx.db.select({ username: users.username }).from(users).where(eq(users.id, otherId));
  await writeLetter(ctx, house, recipient, {
    key: `review:${dealId}:${userId}`,
    kind: "review-wanted",
    letter: (addresses, nameOf) =>
      reviewWantedLetter({
        name: nameOf(found.listing),
        other: other?.username ?? "",
        url: addresses.deal(dealId),
      }),
  });
}
