import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** What newsletters tell their own mail writer. */
export const newsletterEvents = topics({
  /** Somebody typed an e-mail in, and its owner is asked; `requestId` tells two requests apart and one delivered twice not. */
  SubscriptionWanted: z.object({ subscriberId: z.number(), requestId: z.string() }),
});
