import { z } from "zod";
import { route } from "#contract/route.ts";
import { czk } from "#contract/values/money.ts";
import { done, idParam, instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";

/** What two accounts may have in common. */
export const sharedTraits = ["network", "device", "bank_account"] as const;
export type SharedTrait = (typeof sharedTraits)[number];

/**
 * bid_after_retraction: who took a bid back, which had shown the maximum of another or a reserve, bids again; related_review: the
 * sides of a deal review each other and share something; related_bid: a bidder shares something with the seller; repeated_pair:
 * a bidder bids mostly with one seller and hardly ever wins; sudden_raise: a bid that did not lead has multiplied the price.
 */
export const suspicionKinds = [
  "bid_after_retraction",
  "related_review",
  "related_bid",
  "repeated_pair",
  "sudden_raise",
] as const;

/** The figures that made a pair stand out. */
const suspicionFacts = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("repeated_pair"),
    lots: z.number().int().describe("Lots of the other on which the person has bid within 90 days"),
    won: z.number().int().describe("Of these, won"),
    all: z.number().int().describe("Lots of anybody on which the person has bid within 90 days"),
  }),
  z.object({
    kind: z.literal("sudden_raise"),
    from: czk.describe("The price before the bid"),
    to: czk.describe("The price after it"),
  }),
]);
export type SuspicionFacts = z.infer<typeof suspicionFacts>;

const who = z.object({ id: z.number().int(), username: z.string(), suspended: z.boolean() });

/** Two people whom a moderator may want to look at. It decides nothing by itself. */
const suspicion = z.object({
  id: z.number().int(),
  kind: z.enum(suspicionKinds),
  person: who.describe("Whose act it is about"),
  other: who.describe("Whose maximum or reserve was shown; who was reviewed; the seller; whose price was raised"),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  shared: z.array(z.enum(sharedTraits)).describe("Of a review and a related bid: what the two have in common"),
  facts: suspicionFacts.nullable().describe("Of a repeated pair and a sudden raise"),
  notedAt: instant,
  lookedAt: instant.nullable().describe("When a moderator was done with it"),
});
export type Suspicion = z.infer<typeof suspicion>;

const narrowed = z.object({ state: z.enum(["open", "closed"]).catch("open").default("open") });
export type SuspicionNarrowing = z.output<typeof narrowed>;

export const suspicions = {
  list: route({
    method: "GET",
    path: "/api/moderation/suspicions",
    summary: "Moderator: pairs of people to look at, newest first",
    scopes: ["moderation"],
    query: narrowed.extend({ page: pageNumber }),
    response: pageOf(suspicion),
  }),
  table: tableRoute({
    path: "/api/moderation/suspicions/table",
    summary: `Moderator: the same as CSV, at most the newest ${mostCounted} pairs; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
  close: route({
    method: "PUT",
    path: "/api/moderation/suspicions/{id}/look",
    summary: "Moderator: it was looked at. A repeated call changes nothing",
    scopes: ["moderation"],
    params: idParam,
    response: done,
  }),
};
