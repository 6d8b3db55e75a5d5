import { z } from "zod";
import { retractionDays } from "#contract/bids/retraction-limits.ts";
import { route } from "#contract/route.ts";
import { idParam, instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
import { decisionReason, sitePolicies } from "./decisions.ts";

/** Whether a strike still counts. */
export const strikeStates = ["standing", "withdrawn"] as const;
/** Who has taken a bid back. `suspension`: it went with the account's suspension. */
export const retractedBy = ["bidder", "moderator", "suspension"] as const;
/** Who has taken a listing off. */
export const cancelledBy = ["seller", "moderator"] as const;

/** What a withdrawal is refused with. */
export type StrikeRefusalCode = "STRIKE_WITHDRAWN";

const listing = z.object({ id: z.number().int(), slug: z.string(), name: z.string() });
const person = z.object({
  id: z.number().int(),
  username: z.string(),
  suspended: z.boolean(),
});

const strike = z.object({
  id: z.number().int().describe("Of the case"),
  dealId: z.number().int(),
  listing,
  person,
  price: z.number().describe("CZK"),
  at: instant,
  by: z.string().nullable().describe("The moderator's user name"),
  reason: z.string().nullable(),
  strikes: z.number().int().describe("Those of the person that count now"),
  suspends: z.boolean().describe("The person is suspended by the third strike alone"),
  withdrawn: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
});
export type Strike = z.infer<typeof strike>;

const retraction = z.object({
  listing,
  sequence: z.number().int(),
  person,
  at: instant,
  by: z.enum(retractedBy),
  byName: z.string().nullable().describe("The moderator's user name"),
  reason: z.string().nullable(),
  rule: z.enum(sitePolicies).nullable(),
  recent: z.number().int().describe(`Own bids that the person has taken back within ${retractionDays} days`),
  all: z.number().int().describe("Bids of the person that were ever taken back, by whomever"),
});
export type RetractedBid = z.infer<typeof retraction>;

const cancellation = z.object({
  listing,
  person,
  at: instant,
  by: z.enum(cancelledBy),
  byName: z.string().nullable().describe("The moderator's user name"),
  reason: z.string().nullable().describe("A moderator's; a seller's own words are for nobody"),
  rule: z.enum(sitePolicies).nullable(),
  bySeller: z.number().int().describe("Listings that the person has ever taken off"),
  byShop: z.number().int().describe("Listings of the person that moderators have taken off"),
});
export type CancelledListing = z.infer<typeof cancellation>;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(["", ...values])
    .catch("")
    .default("");
const q = z.string().trim().max(254).default("").describe("A user name, an e-mail or the number of a listing");
const narrowedStrikes = z.object({ q, state: oneOf(strikeStates) });
const narrowedRetractions = z.object({ q, by: oneOf(retractedBy) });
const narrowedCancellations = z.object({ q, by: oneOf(cancelledBy) });
export type StrikeNarrowing = z.output<typeof narrowedStrikes>;
export type RetractionNarrowing = z.output<typeof narrowedRetractions>;
export type CancellationNarrowing = z.output<typeof narrowedCancellations>;
const asTable = `the same as CSV, at most the newest ${mostCounted}; that it was taken is noted`;

/** What people have broken off, for moderators: sales that were not paid, bids and listings that were taken back. */
export const strikeAdmin = {
  strikes: route({
    method: "GET",
    path: "/api/moderation/strikes",
    summary: "Moderator: strikes for upheld non-payment, the newest first",
    scopes: ["moderation"],
    query: narrowedStrikes.extend({ page: pageNumber }),
    response: pageOf(strike),
  }),
  strikeTable: tableRoute({
    path: "/api/moderation/strikes/table",
    summary: `Moderator: strikes, ${asTable}`,
    scopes: ["moderation"],
    query: narrowedStrikes,
  }),
  retractions: route({
    method: "GET",
    path: "/api/moderation/retractions",
    summary: "Moderator: bids that were taken back, the newest first; no secret amounts",
    scopes: ["moderation"],
    query: narrowedRetractions.extend({ page: pageNumber }),
    response: pageOf(retraction),
  }),
  retractionTable: tableRoute({
    path: "/api/moderation/retractions/table",
    summary: `Moderator: retractions, ${asTable}`,
    scopes: ["moderation"],
    query: narrowedRetractions,
  }),
  cancellations: route({
    method: "GET",
    path: "/api/moderation/cancellations",
    summary: "Moderator: listings that were taken off, the newest first",
    scopes: ["moderation"],
    query: narrowedCancellations.extend({ page: pageNumber }),
    response: pageOf(cancellation),
  }),
  cancellationTable: tableRoute({
    path: "/api/moderation/cancellations/table",
    summary: `Moderator: cancellations, ${asTable}`,
    scopes: ["moderation"],
    query: narrowedCancellations,
  }),
  withdraw: route({
    method: "PUT",
    path: "/api/moderation/strikes/{id}/withdrawal",
    summary:
      "Moderator: withdraw a strike with a reason that the audit keeps; an account that the strike alone has suspended is released. One that another has withdrawn is STRIKE_WITHDRAWN. The same again changes nothing",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({ reason: decisionReason }),
    response: z.object({ data: strike }),
    errors: [409],
  }),
};
