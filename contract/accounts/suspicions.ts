import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** What two accounts may have in common. */
export const sharedTraits = ["network", "device", "bank_account"] as const;
export type SharedTrait = (typeof sharedTraits)[number];

/**
 * bid_after_retraction: who took a bid back, which had shown the maximum of another or a reserve, bids again; related_review: the
 * sides of a deal review each other and share something.
 */
export const suspicionKinds = ["bid_after_retraction", "related_review"] as const;

const who = z.object({ id: z.number().int(), username: z.string(), suspended: z.boolean() });

/** Two people whom a moderator may want to look at. It decides nothing by itself. */
const suspicion = z.object({
  id: z.number().int(),
  kind: z.enum(suspicionKinds),
  person: who.describe("Whose act it is about"),
  other: who.describe("Whose maximum or reserve was shown; who was reviewed"),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  shared: z.array(z.enum(sharedTraits)).describe("Of a review: what the two have in common"),
  notedAt: instant,
  lookedAt: instant.nullable().describe("When a moderator was done with it"),
});
export type Suspicion = z.infer<typeof suspicion>;

const tag = "moderation";

export const suspicions = {
  list: route({
    method: "GET",
    path: "/api/moderation/suspicions",
    summary: "Moderator: pairs of people to look at, newest first",
    tag,
    auth: "user",
    query: z.object({ state: z.enum(["open", "closed"]).catch("open").default("open"), page: pageNumber }),
    status: 200,
    response: pageOf(suspicion),
    errors: [401, 403],
  }),
  close: route({
    method: "PUT",
    path: "/api/moderation/suspicions/{id}/look",
    summary: "Moderator: it was looked at. A repeated call changes nothing",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: done,
    errors: [401, 403, 404],
  }),
};
