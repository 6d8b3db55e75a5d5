import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const payoutEvents = topics({
  /** Somebody of the staff says that held money has left for its seller. Published once for an order. */
  PayoutSent: z.object({ orderId: z.number() }),
});
