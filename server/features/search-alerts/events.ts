import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const searchAlertEvents = topics({
  /** `count` listings are new under a search that `userId` watches; `listingIds` are the newest of them, the newest first. */
  SearchFound: z.object({
    searchId: z.number(),
    userId: z.number(),
    listingIds: z.array(z.number()),
    // Events of an earlier version name none.
    count: z.number().default(0),
    daily: z.boolean().default(false),
  }),
  /** A new supply fits a demand. */
  DemandMatched: z.object({
    demandId: z.number(),
    buyerId: z.number(),
    supplyId: z.number(),
    sellerId: z.number(),
  }),
});
