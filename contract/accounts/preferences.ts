import { z } from "zod";
import { route } from "#contract/route.ts";
import { done } from "#contract/values/shapes.ts";

/** The mails that a user may give up. */
const preferences = z.object({
  notifyEnding: z
    .boolean()
    .describe("A mail an hour before a watched auction ends, and when it is taken off"),
  notifyMessages: z.boolean().describe("A mail about messages that have waited unread for a while"),
});
export type Preferences = z.infer<typeof preferences>;

const tag = "accounts";
const keyParam = z.object({ key: z.string().regex(/^[\w-]{22,64}$/) });
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
    summary: "Choose what one gets mails about; what is left out stays",
    tag,
    auth: "user",
    body: preferences.partial(),
    status: 200,
    response: one,
    errors: [401, 422],
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/unsubscribe/{key}",
    summary:
      "No more mails about ends of watched auctions, by the key of such a mail and without sign-in (RFC 8058); a repeated call changes nothing",
    tag,
    auth: "none",
    params: keyParam,
    status: 200,
    response: done,
    errors: [404],
  }),
  unsubscribeMessages: route({
    method: "POST",
    path: "/api/unsubscribe/{key}/messages",
    summary:
      "No more mails about unread messages, by the key of such a mail and without sign-in; a repeated call changes nothing",
    tag,
    auth: "none",
    params: keyParam,
    status: 200,
    response: done,
    errors: [404],
  }),
};
