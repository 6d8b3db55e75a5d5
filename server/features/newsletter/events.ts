import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const newsletterEvents = topics({
  /** `requestId` tells a second request from an event delivered twice. */
  SubscriptionWanted: z.object({ subscriberId: z.number(), requestId: z.string() }),
});
