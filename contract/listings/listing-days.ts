import { z } from "zod";
import { shownDays } from "#contract/listings/publication-limits.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { idParam } from "#contract/values/shapes.ts";
import { listingCard } from "./listings.ts";

const count = z.number().int().min(0);

const listingDay = z.object({
  day: z.iso.date().describe("In Prague"),
  views: count.describe("Visits of the page by others than the seller"),
  watchers: count.describe("How many watched at the day's end; on the last day: how many watch now"),
  bids: count.describe("Public bids that nobody has retracted"),
});
export type ListingDay = z.infer<typeof listingDay>;

/** How one's own listings do, day by day; the oldest first, none left out. */
export const listingDays = {
  all: route({
    method: "GET",
    path: "/api/me/advertisements/days",
    summary: `The last ${shownDays} days of all one's own listings together`,
    response: z.object({ data: z.array(listingDay) }),
  }),
  one: route({
    method: "GET",
    path: "/api/me/advertisements/{id}/days",
    summary: `Up to ${shownDays} days of one's own listing: to its end, or to today while it runs`,
    params: idParam,
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.object({
      data: z.object({
        card: listingCard,
        views: count.describe("Ever, also after its end"),
        days: z.array(listingDay),
      }),
    }),
  }),
};
