import { z } from "zod";
import { email } from "#contract/accounts/accounts.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { done, recaptchaToken } from "#contract/values/shapes.ts";

/** Most categories in one choice: more than the catalogue has. */
const maxCategories = 2_000;

const selectedCategories = z
  .array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))
  .max(maxCategories)
  .describe("Ids of just the categories that one wants news of, each on its own; none: of all that may be advertised");

/** The categories that a subscriber has chosen. */
const subscriberPreferences = z.object({
  selectedCategories,
  subscribed: z.boolean().describe("Whether newsletters go to the caller's e-mail"),
  endedBecause: z
    .literal("bounce")
    .optional()
    .describe("Why they go no more: its mail server has said that there is no such mailbox"),
});
export type SubscriberPreferences = z.infer<typeof subscriberPreferences>;

/** Categories are chosen on so many levels (rule NL7). */
export const chosenDepth = 4;

/** A category that newsletters may be about, in one language. */
export interface NewsletterCategory {
  id: number;
  name: string;
  subcategories: NewsletterCategory[];
}
const newsletterCategory: z.ZodType<NewsletterCategory> = z.lazy(() =>
  z.object({ id: z.number().int(), name: z.string(), subcategories: z.array(newsletterCategory) }),
);

/** A secret from a mail's link. */
const key = z.string().regex(/^[\w-]{22,64}$/);

/** Newsletters (rule NL1). A subscription by e-mail counts once its owner has confirmed it. */
export const subscribers = {
  categories: route({
    method: "GET",
    path: "/api/subscriber/categories/{locale}",
    summary: "What one may choose newsletters about: the tree to four levels, without what must not be advertised",
    auth: "none",
    params: z.object({ locale }),
    response: z.object({ data: z.array(newsletterCategory) }),
  }),
  save: route({
    method: "POST",
    path: "/api/subscriber/save",
    summary:
      "Ask for newsletters: a mail with a link comes, and its confirmation starts them. 409 with the code already_exists where the e-mail gets them",
    auth: "none",
    body: z.object({
      email,
      selectedCategories: selectedCategories.default([]),
      recaptcha: recaptchaToken,
    }),
    response: done,
    errors: [409],
  }),
  get: route({
    method: "GET",
    path: "/api/subscriber/get",
    summary: "What the caller has chosen; an empty list where nothing was",
    response: subscriberPreferences,
  }),
  preferences: route({
    method: "POST",
    path: "/api/subscriber/preferences",
    summary: "Choose what the caller's own e-mail gets newsletters about; starts them",
    body: z.object({ selectedCategories }),
    response: subscriberPreferences,
    errors: [403],
  }),
  end: route({
    method: "DELETE",
    path: "/api/subscriber/preferences",
    summary: "No more newsletters to the caller's e-mail; a repeated call changes nothing",
    response: subscriberPreferences,
  }),
  confirm: route({
    method: "POST",
    path: "/api/subscriber/confirmation/{key}",
    summary: "Start newsletters, by the key of the mail that was asked for; a repeated call changes nothing",
    auth: "none",
    params: z.object({ key }),
    response: done,
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/subscriber/unsubscription/{key}",
    summary:
      "No more newsletters, by the key of such a mail and without sign-in (RFC 8058); a repeated call changes nothing",
    auth: "none",
    params: z.object({ key }),
    response: done,
  }),
};
