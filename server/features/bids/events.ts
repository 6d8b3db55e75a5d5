import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** The events of bidding. Payloads go to many readers, so they hold no maximum and no reserve (rule B15). */
export const bidEvents = topics({
  BidPlaced: z.object({
    listingId: z.number(),
    sequence: z.number(),
    bidderId: z.number(),
    /** The bidder who lost the lead by this bid. */
    outbidUserId: z.number().nullable(),
  }),
  BidRetracted: z.object({
    listingId: z.number(),
    sequence: z.number(),
    bidderId: z.number(),
    by: z.enum(["bidder", "moderator"]),
    /** The new leader, where the lead has changed; null also where nobody leads. */
    newLeaderId: z.number().nullable(),
    /** Whether the public sees it: a raise that moved nothing is hidden. */
    isPublic: z.boolean(),
  }),
  AuctionClosed: z.object({
    listingId: z.number(),
    outcome: z.enum(["sold", "unsold"]),
    winnerId: z.number().nullable(),
    /** Haléře. */
    finalPriceMinor: z.number().nullable(),
  }),
});
