import { z } from "zod";
import { route } from "./route.ts";
import { done } from "./shapes.ts";

/** What the house may write to somebody about. */
export const preferences = z.object({
  notifyEnding: z
    .boolean()
    .describe("A mail an hour before a watched auction ends, and when it is taken off"),
});
export type Preferences = z.infer<typeof preferences>;

const tag = "accounts";
const one = z.object({ data: preferences });

export const preferencesOf = {
  get: route({
    method: "GET",
    path: "/api/me/preferences",
    summary: "What one gets mails about",
    tag,
    auth: "user",
    status: 200,
    response: one,
    errors: [401],
  }),
  save: route({
    method: "PUT",
    path: "/api/me/preferences",
    summary: "Choose what one gets mails about",
    tag,
    auth: "user",
    body: preferences,
    status: 200,
    response: one,
    errors: [401, 422],
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/unsubscribe/{key}",
    summary:
      "No more mails about ends of watched auctions, by the key of such a mail and without sign-in (RFC 8058); twice is once",
    tag,
    auth: "none",
    params: z.object({ key: z.string().regex(/^[\w-]{22,64}$/) }),
    status: 200,
    response: done,
    errors: [404],
  }),
};
