import { z } from "zod";
import { topics } from "#server/events/topics.ts";

const ofChance = z.object({ secondChanceId: z.number(), listingId: z.number(), bidderId: z.number() });

/** No event carries the amount, which is the bidder's maximum. */
export const secondChanceEvents = topics({
  SecondChanceOffered: ofChance,
  SecondChanceAnswered: ofChance.extend({
    answer: z.enum(["accepted", "declined", "withdrawn", "expired"]),
  }),
});
