import type { FastifyInstance } from "fastify";
import { reviews } from "#contract/reviews/reviews.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { getDealReviews } from "./get-deal-reviews.ts";
import { getProfile } from "./get-profile.ts";
import { hideReview } from "./hide-review.ts";
import { listOwed } from "./list-owed.ts";
import { listReviews } from "./list-reviews.ts";
import { replyToReview } from "./reply-to-review.ts";
import { saveReview } from "./save-review.ts";

export function registerReviews(app: FastifyInstance): void {
  bind(app, reviews.profile, async (ctx, { params }) => ({ data: await getProfile(ctx, params.id) }));
  bind(app, reviews.ofUser, async (ctx, { params, query }) => {
    await getProfile(ctx, params.id);
    return listReviews(ctx, params.id, query.page);
  });
  bind(app, reviews.owed, (ctx, { query }) => listOwed(ctx, query));
  bind(app, reviews.ofDeal, async (ctx, { params }) => ({ data: await getDealReviews(ctx, params.id) }));
  bind(app, reviews.save, async (ctx, { params, body, request }) => {
    await saveReview(ctx, params.id, body, callerOf(request).network);
    return { data: await getDealReviews(ctx, params.id) };
  });
  bind(app, reviews.reply, async (ctx, { params, body }) => ({
    data: await replyToReview(ctx, params.id, body.text),
  }));
  bind(app, reviews.hide, async (ctx, { params, body }) => ({
    data: await hideReview(ctx, params.id, body),
  }));
}
