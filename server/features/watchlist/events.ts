import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const watchlistEvents = topics({
  /** About an hour is left of a lot that `userId` watches; one mail for each planned end, even if the end moves later. */
  WatchedEndingSoon: z.object({
    listingId: z.number(),
    userId: z.number(),
    plannedEndsAt: z.iso.datetime(),
  }),
});
