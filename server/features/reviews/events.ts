import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const reviewEvents = topics({
  /** `userId` has not reviewed the other side three days after the deal was completed; published once. */
  ReviewWanted: z.object({ dealId: z.number(), userId: z.number() }),
  /** The review of `toId` is sealed, or public together with `toId`'s own. */
  ReviewWritten: z.object({ dealId: z.number(), toId: z.number() }),
  /** `toId` is the author of the review that was answered. */
  ReviewAnswered: z.object({ dealId: z.number(), toId: z.number() }),
  /** The deal's sealed reviews have become public because their time has passed. */
  ReviewsPublished: z.object({ dealId: z.number(), sellerId: z.number(), buyerId: z.number() }),
  ReviewHidden: z.object({ reviewId: z.number() }),
});
