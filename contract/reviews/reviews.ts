import { z } from "zod";
import { rating } from "#contract/accounts/accounts.ts";
import { maxReviewLength } from "#contract/deals/deal-limits.ts";
import { dealSides } from "#contract/deals/deal-steps.ts";
import { listingCard, sellerCard } from "#contract/listings/listings.ts";
import { decisionReason, reviewRules, sitePolicies } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Stars and length of a review (rule V1). */
export const maxStars = 5;
/** Codes a review or a reply to it may be refused with. */
const stars = z.number().int().min(1).max(maxStars);
const words = z.string().trim().max(maxReviewLength);

/** A public review. */
const review = z.object({
  id: z.number().int(),
  stars,
  text: z.string(),
  author: z.object({ id: z.number().int(), username: z.string() }),
  side: z.enum(dealSides).describe("Which side of the deal the author was"),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  publishedAt: instant,
  reply: z.object({ text: z.string(), at: instant }).nullable(),
});
export type Review = z.infer<typeof review>;

/** The reviews of a deal as one side sees them. */
const dealReviews = z.object({
  state: z
    .enum(["not_yet", "open", "waiting", "public", "closed"])
    .describe(
      "not_yet: the deal is not completed, or only since a day; open: one may write; waiting: written, may be changed, public with the other one's or at `until`; public; closed: time has passed and one has not written",
    ),
  from: instant.nullable().describe("A day after completion"),
  until: instant.nullable().describe("14 days after completion"),
  mine: z
    .object({
      stars,
      text: z.string(),
      hidden: z
        .object({ rule: z.enum(sitePolicies).nullable(), reason: z.string(), at: instant })
        .nullable()
        .describe("Why a moderator took it off the pages"),
    })
    .nullable(),
  theirs: review.nullable().describe("Once it is public"),
  theyHaveWritten: z.boolean(),
});
export type DealReviews = z.infer<typeof dealReviews>;

/** A user's public page. */
export const profile = sellerCard.extend({
  buyerRating: rating.describe("As a buyer; `rating` is the one as a seller"),
  distribution: z.array(z.number().int()).length(maxStars).describe("Numbers of reviews with 1, 2 … 5 stars"),
});

/** A review that the caller may still write. */
const owedReview = z.object({
  dealId: z.number().int(),
  listing: listingCard,
  username: z.string().describe("Of the other side"),
  until: instant.describe("Until then it may be written"),
});
export type OwedReview = z.infer<typeof owedReview>;

const own = z.object({ data: dealReviews });
const one = z.object({ data: review });

export const reviews = {
  profile: route({
    method: "GET",
    path: "/api/users/{id}",
    summary: "What everybody may know of a user",
    auth: "none",
    params: idParam,
    response: z.object({ data: profile }),
  }),
  ofUser: route({
    method: "GET",
    path: "/api/users/{id}/reviews",
    summary: "Public reviews of a user, newest first",
    auth: "none",
    params: idParam,
    query: z.object({ page: pageNumber }),
    response: pageOf(review),
  }),
  owed: route({
    method: "GET",
    path: "/api/me/reviews/owed",
    summary: "Completed deals whose other side one may still review and has not, the first to run out first",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.object({ data: z.array(owedReview) }),
  }),
  ofDeal: route({
    method: "GET",
    path: "/api/me/deals/{id}/reviews",
    summary: "Reviews of one's own deal: the own one, and the other side's once it is public",
    params: idParam,
    response: own,
  }),
  save: route({
    method: "PUT",
    path: "/api/me/deals/{id}/review",
    summary: "Review the other side of a completed deal; again, to change it until it is public",
    params: idParam,
    body: z.object({ stars, text: words }),
    response: own,
    errors: [409],
  }),
  reply: route({
    method: "PUT",
    path: "/api/me/reviews/{id}/reply",
    summary: "Answer a public review of oneself, once",
    params: idParam,
    body: z.object({ text: words.min(1) }),
    response: one,
    errors: [409],
  }),
  hide: route({
    method: "PUT",
    path: "/api/moderation/reviews/{id}/hiding",
    summary:
      "Moderator: take a review off the pages, with a reason; the rating follows. A repeated call changes nothing",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({ rule: z.enum(reviewRules), reason: decisionReason }),
    response: z.object({ data: z.object({ id: z.number().int(), hiddenAt: instant }) }),
  }),
};
