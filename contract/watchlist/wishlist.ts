import { z } from "zod";
import { categoryLink } from "#contract/catalogue/catalogue.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { done, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Bounds of a list of watched items (rule W1); more is refused with WISHLIST_FULL. */
export const maxWishlistItems = 500;
export const maxNoteLength = 500;
/** The id that opens a guest's list to any caller; an account's list answers to its owner's token alone. */
const tempId = z.string().regex(/^[\w-]{22,64}$/);

/** A list of watched items; the snake-case names are a promise of the API. */
const wishlist = z.object({
  id: z.number().int().nullable().describe("null: nothing has been watched yet"),
  site_id: z.number().int(),
  user_id: z.number().int().nullable().describe("null: a guest's"),
  temp_id: z.string().nullable().describe("Names the list in changes; null while there is none"),
  items: z
    .array(
      z.object({
        product: z.object({
          id: z.number().int(),
          categories: z.array(categoryLink).describe("From the top category to its own"),
        }),
        note: z.string().nullable(),
        added_at: instant,
      }),
    )
    .describe("Last added first"),
});
export type Wishlist = z.infer<typeof wishlist>;

/** A watched listing on its watcher's page. */
const watchedCard = listingCard.extend({ note: z.string().nullable(), addedAt: instant });
export type WatchedCard = z.infer<typeof watchedCard>;

export const watchedGroups = ["live", "ended"] as const;

const watchedQuery = z.object({
  lang: locale.catch("cs").default("cs"),
  group: z.enum(watchedGroups).catch("live").default("live"),
  page: pageNumber,
});
const watchedPage = pageOf(watchedCard).extend({
  totals: z.object({ live: z.number().int(), ended: z.number().int() }),
});
const ofList = z.object({ tempId });
const inLanguage = z.object({ locale });

export const wishlists = {
  own: route({
    method: "GET",
    path: "/api/wishlist/{locale}",
    summary: "The signed-in user's list; before anything was watched an empty one without ids",
    params: inLanguage,
    response: wishlist,
  }),
  anonymous: route({
    method: "GET",
    path: "/api/wishlist/anonymous/{locale}/{tempId}",
    summary: "A guest's list by its temporary id; `0` where there is none yet, an account's list is 404",
    auth: "none",
    params: inLanguage.extend({ tempId: z.literal("0").or(tempId) }),
    response: wishlist,
  }),
  create: route({
    method: "POST",
    path: "/api/wishlist",
    summary:
      "Guests get a new list. Signed-in users get their own, made if there is none; `tempId` of a guest's list moves its items into it and ends that list (after a log-in; a repeated call changes nothing)",
    auth: "optional",
    body: z.object({ tempId: tempId.optional() }).optional(),
    status: 201,
    response: wishlist,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/wishlist/{tempId}",
    summary: "Delete a list with everything in it",
    auth: "optional",
    params: ofList,
    response: done,
  }),
  change: route({
    method: "PUT",
    path: "/api/wishlist/{tempId}",
    summary:
      "Watch an item (again: only its note changes), or with `remove` stop watching it. Answers with the whole list",
    auth: "optional",
    params: ofList,
    body: z.object({
      productId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      note: z.string().trim().max(maxNoteLength).nullable().optional().describe("Left out: stays as it is"),
      remove: z.boolean().optional(),
    }),
    response: wishlist,
    errors: [409],
  }),
  watched: route({
    method: "GET",
    path: "/api/me/watching",
    summary: "What the caller watches, in pages: what still runs by its end, what is over newest first",
    query: watchedQuery,
    response: watchedPage,
  }),
  watchedByGuest: route({
    method: "GET",
    path: "/api/wishlist/{tempId}/listings",
    summary: "The same of a guest's list; an account's list is 404",
    auth: "none",
    params: ofList,
    query: watchedQuery,
    response: watchedPage,
  }),
};
