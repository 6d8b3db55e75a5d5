import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

/** More watched searches are refused with WATCHED_SEARCHES_FULL. */
export const maxWatchedSearches = 20;
const longestWords = 200;

/** Words that somebody waits for: what is listed under them is told by mail. */
const watchedSearch = z.object({ id: z.number().int(), q: z.string(), createdAt: instant });
export type WatchedSearch = z.infer<typeof watchedSearch>;

const tag = "wishlist";

export const watchedSearches = {
  list: route({
    method: "GET",
    path: "/api/me/searches",
    summary: "The searches that the caller watches, the newest first",
    tag,
    auth: "user",
    status: 200,
    response: z.object({ data: z.array(watchedSearch) }),
    errors: [401],
  }),
  add: route({
    method: "POST",
    path: "/api/me/searches",
    summary: "Watch a search: what is newly listed under these words is told by mail, once an hour at most",
    tag,
    auth: "user",
    body: z.object({
      q: z
        .string()
        .transform((words) =>
          words
            .replace(/\p{Cc}+|\s+/gu, " ")
            .trim()
            .toWellFormed(),
        )
        .pipe(z.string().min(2).max(longestWords)),
    }),
    status: 201,
    response: z.object({ data: watchedSearch }),
    errors: [401, 409, 422],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/searches/{id}",
    summary: "Watch a search no more",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: done,
    errors: [401, 404],
  }),
};
