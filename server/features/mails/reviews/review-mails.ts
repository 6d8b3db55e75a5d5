import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { eq } from "#server/db/query.ts";
import { findUser, getDeal } from "#server/features/mails/load.ts";
import type { Reasons } from "#server/features/mails/templates/decision.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { reviewDays } from "#server/features/reviews/review-rules.ts";
import { reviews } from "#server/features/reviews/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const decision: Reasons = { rule: "relevance", reason: "Hodnocení se netýká obchodu." };

export const reviewMails = mailGroup({
  texts: { cs, en },
  rules: { reviewDays },
  samples: {
    /** To a side that has not reviewed the other one three days after the deal was completed; sent once. */
    "review-wanted": { other: "jana.mala" },
    "review-hidden": { decision },
  },
});
const { mail } = reviewMails;

export const onReviewEvents = [
  mailsOn(reviewEvents.ReviewWanted, async (ctx, { dealId, userId }) => {
    const { lot, seller, buyer } = await getDeal(ctx, dealId);
    const [recipient, other] = seller.id === userId ? [seller, buyer] : [buyer, seller];
    return mail("review-wanted", recipient, `review:${dealId}:${userId}`, {
      ...{ lot, data: { other: other.username } },
      url: (to) => to.deal(dealId),
    });
  }),
  mailsOn(reviewEvents.ReviewHidden, async (ctx, { reviewId }) => {
    const [review] = await ctx.db.select().from(reviews).where(eq(reviews.id, reviewId));
    const author = review && (await findUser(ctx, review.authorId));
    if (!author) return null;
    const { dealId, hiddenAt, hiddenRule, hiddenReason } = review;
    const { lot } = await getDeal(ctx, dealId);
    // A review that was shown again on appeal may be hidden once more.
    return mail("review-hidden", author, `review-hidden:${reviewId}:${hiddenAt?.getTime()}`, {
      lot,
      url: (to) => to.deal(dealId),
      data: { decision: { rule: hiddenRule as SitePolicy | null, reason: hiddenReason } },
    });
  }),
];
