import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const reviewEvents = topics({
  /** A deal was completed three days ago and this side has not reviewed the other. Told once. */
  ReviewWanted: z.object({ dealId: z.number(), userId: z.number() }),
  /** The other side has reviewed `toId`: sealed, or public at once with the own one. */
  ReviewWritten: z.object({ dealId: z.number(), toId: z.number() }),
  /** The reviewed side has answered a review; `toId` is its author. */
  ReviewAnswered: z.object({ dealId: z.number(), toId: z.number() }),
  /** The time has passed, and the reviews of a deal are unsealed. */
  ReviewsPublished: z.object({ dealId: z.number(), sellerId: z.number(), buyerId: z.number() }),
  /** A moderator took it off the pages. */
  ReviewHidden: z.object({ reviewId: z.number() }),
});
