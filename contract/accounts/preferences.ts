import { z } from "zod";
import { newsChoices } from "#contract/accounts/news.ts";
import { route } from "#contract/route.ts";
import { done } from "#contract/values/shapes.ts";
import { urgentMinutes } from "./account-limits.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A part of each day, in Prague: what may wait is told at its end. It may pass midnight (rule NT11). */
const quietTime = z
  .object({ from: clockTime.describe("HH:MM"), to: clockTime.describe("HH:MM") })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "must differ from the beginning" });

/** What a user wants to be told, how and when. */
const preferences = z.object({
  notifyEnding: z
    .boolean()
    .describe("A mail an hour before a watched auction ends, and when it is taken off: `ending:email`"),
  notifyMessages: z.boolean().describe("A mail about messages that have waited unread for a while: `messages:email`"),
  choices: z.record(z.enum(newsChoices), z.boolean()).describe("What is told in which way, as far as one may choose"),
  quiet: quietTime.nullable(),
  urgentWhenQuiet: z
    .boolean()
    .describe(`Told even in quiet time: outbid in the last ${urgentMinutes} minutes, and that a watched auction ends`),
  dailySummary: z.boolean().describe("One mail a day instead of several, of what can wait for it"),
});
export type Preferences = z.infer<typeof preferences>;

const changes = preferences.partial().extend({ choices: z.partialRecord(z.enum(newsChoices), z.boolean()).optional() });
export type PreferenceChanges = z.infer<typeof changes>;

const keyParam = z.object({ key: z.string().regex(/^[\w-]{22,64}$/) });
const one = z.object({ data: preferences });

export const preferencesOf = {
  get: route({
    method: "GET",
    path: "/api/me/preferences",
    summary: "What one is told, in which way and when",
    response: one,
  }),
  save: route({
    method: "PUT",
    path: "/api/me/preferences",
    summary: "Choose what one is told, in which way and when; what is left out stays",
    body: changes,
    response: one,
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/unsubscribe/{key}",
    summary:
      "No more mails about ends of watched auctions, by the key of such a mail and without sign-in (RFC 8058); a repeated call changes nothing",
    auth: "none",
    params: keyParam,
    response: done,
  }),
  unsubscribeMessages: route({
    method: "POST",
    path: "/api/unsubscribe/{key}/messages",
    summary:
      "No more mails about unread messages, by the key of such a mail and without sign-in; a repeated call changes nothing",
    auth: "none",
    params: keyParam,
    response: done,
  }),
};
