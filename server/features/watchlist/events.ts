import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const watchlistEvents = topics({
  /** About an hour is left of a lot that `userId` watches; one mail for each planned end, even if the end moves later. */
  WatchedEndingSoon: z.object({
    listingId: z.number(),
    userId: z.number(),
    plannedEndsAt: z.iso.datetime(),
  }),
  /** These listings are new under the words of a search that `userId` watches, the newest first. */
  SearchFound: z.object({ searchId: z.number(), userId: z.number(), listingIds: z.array(z.number()) }),
});
