import { z } from "zod";
import { topics } from "#server/events/topics.ts";

const ofChance = z.object({ secondChanceId: z.number(), listingId: z.number(), bidderId: z.number() });

/** The events of second chances. They never hold the amount, which is the bidder's maximum. */
export const secondChanceEvents = topics({
  SecondChanceOffered: ofChance,
  /** The seller withdraws it, the other answers are the bidder's or time's. */
  SecondChanceAnswered: ofChance.extend({
    answer: z.enum(["accepted", "declined", "withdrawn", "expired"]),
  }),
});
