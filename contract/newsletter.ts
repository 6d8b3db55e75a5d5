import { z } from "zod";
import { email } from "./accounts.ts";
import { route } from "./route.ts";
import { done, recaptchaToken } from "./shapes.ts";

/** How many categories one may choose at once: more than the catalogue has. */
const maxCategories = 2_000;

const selectedCategories = z
  .array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))
  .max(maxCategories)
  .describe("Ids of categories that one wants news of; none: of all that may be advertised");

/** What a subscriber has chosen. */
export const subscriberPreferences = z.object({
  selectedCategories,
  subscribed: z.boolean().describe("Whether newsletters go to the caller's e-mail"),
});
export type SubscriberPreferences = z.infer<typeof subscriberPreferences>;

/** A secret from a mail's link. */
const key = z.string().regex(/^[\w-]{22,64}$/);

const tag = "newsletter";

/** Newsletters (specification, sections 4, 7 and 8). A subscription by e-mail counts once its owner has confirmed it. */
export const subscribers = {
  save: route({
    method: "POST",
    path: "/api/subscriber/save",
    summary:
      "Ask for newsletters: a mail with a link comes, and its confirmation starts them. 409 with the code already_exists where the e-mail gets them",
    tag,
    auth: "none",
    body: z.object({
      email,
      selectedCategories: selectedCategories.default([]),
      recaptcha: recaptchaToken,
    }),
    status: 200,
    response: done,
    errors: [409, 422],
  }),
  get: route({
    method: "GET",
    path: "/api/subscriber/get",
    summary: "What the caller has chosen; an empty list where nothing was",
    tag,
    auth: "user",
    status: 200,
    response: subscriberPreferences,
    errors: [401],
  }),
  preferences: route({
    method: "POST",
    path: "/api/subscriber/preferences",
    summary: "Choose what the caller's own e-mail gets newsletters about; starts them",
    tag,
    auth: "user",
    body: z.object({ selectedCategories }),
    status: 200,
    response: subscriberPreferences,
    errors: [401, 403, 422],
  }),
  end: route({
    method: "DELETE",
    path: "/api/subscriber/preferences",
    summary: "No more newsletters to the caller's e-mail; twice is once",
    tag,
    auth: "user",
    status: 200,
    response: subscriberPreferences,
    errors: [401],
  }),
  confirm: route({
    method: "POST",
    path: "/api/subscriber/confirmation/{key}",
    summary: "Start newsletters, by the key of the mail that was asked for; twice is once",
    tag,
    auth: "none",
    params: z.object({ key }),
    status: 200,
    response: done,
    errors: [404],
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/subscriber/unsubscription/{key}",
    summary: "No more newsletters, by the key of such a mail and without sign-in (RFC 8058); twice is once",
    tag,
    auth: "none",
    params: z.object({ key }),
    status: 200,
    response: done,
    errors: [404],
  }),
};
