import { z } from "zod";
import { dealNews, notificationKinds, notificationSearch } from "#contract/bids/live.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { done, instant, pageNumber, pageOf, seenUpTo } from "#contract/values/shapes.ts";

/** News of a listing that the reader sells, bids on or watches; the page writes its words, in the reader's language. */
export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  dealId: z.number().int().nullable(),
  news: z.enum(dealNews).nullable().describe("What happened in the deal; only of kind deal"),
  search: notificationSearch
    .nullable()
    .describe("The watched search that it is about; null once nobody watches it, and for all other kinds"),
  price: z.number().nullable().describe("In CZK, at that time"),
  at: instant,
  isNew: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** On the page of notifications each stands with the card of its listing; null where it has none to show. */
const shownNotification = notification.extend({ card: listingCard.nullable() });
export type ShownNotification = z.infer<typeof shownNotification>;

export const notifications = {
  list: route({
    method: "GET",
    path: "/api/me/notifications",
    summary:
      "What has happened to what one sells, bids on or watches in the last 90 days: by listing, what has the newest first",
    query: z.object({ lang: locale.catch("cs").default("cs"), page: pageNumber }),
    response: pageOf(shownNotification),
  }),
  see: route({
    method: "PUT",
    path: "/api/me/notifications/reading",
    summary: "Notifications have been seen; a repeated call changes nothing",
    body: seenUpTo,
    response: done,
  }),
};
