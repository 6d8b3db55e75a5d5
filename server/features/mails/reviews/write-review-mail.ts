import type { SitePolicy } from "#contract/admin/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { reviewEvents } from "#server/features/reviews/events.ts";
import { reviews } from "#server/features/reviews/table.ts";
import { reviewHiddenMail } from "./review-hidden.ts";
import { reviewWantedMail } from "./review-wanted.ts";

export async function writeHiddenReviewMail(
  ctx: Ctx,
  mailSettings: MailSettings,
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
  const rule = review.hiddenRule as SitePolicy | null;
  await writeMail(ctx, mailSettings, author, {
    // A review that was shown again on appeal may be hidden once more.
    key: `review-hidden:${reviewId}:${review.hiddenAt?.getTime()}`,
    kind: "review-hidden",
    content: (addresses, nameOf) =>
      reviewHiddenMail({
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
  mailSettings: MailSettings,
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
  await writeMail(ctx, mailSettings, recipient, {
    key: `review:${dealId}:${userId}`,
    kind: "review-wanted",
    content: (addresses, nameOf) =>
      reviewWantedMail({
        name: nameOf(found.listing),
        other: other?.username ?? "",
        url: addresses.deal(dealId),
      }),
  });
}
