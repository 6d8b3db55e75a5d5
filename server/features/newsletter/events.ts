import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** The events of newsletters, for their own mail writer. */
export const newsletterEvents = topics({
  /** A visitor entered an e-mail, and its owner is asked; `requestId` tells a second request from one delivered twice. */
  SubscriptionWanted: z.object({ subscriberId: z.number(), requestId: z.string() }),
});
