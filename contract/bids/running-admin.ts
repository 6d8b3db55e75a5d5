import { z } from "zod";
import { durations } from "#contract/listings/listing-kinds.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";

/** How soon the auctions of the list end. */
export const endingWithin = ["hour", "day"] as const;
/** Whether somebody has bid. */
export const bidStates = ["with", "without"] as const;
/** `end`: what ends first; `hot`: where most was bid in the last ten minutes, and nothing else. */
export const runningOrders = ["end", "hot"] as const;

/** A running auction as moderators follow it. */
const runningLot = listingCard.extend({
  seller: z.object({ id: z.number().int(), username: z.string() }),
  duration: z.enum(durations),
  bidderCount: z.number().int(),
  lastMinute: z.number().int().describe("Public bids of the last minute"),
  lastTenMinutes: z.number().int().describe("Public bids of the last ten minutes, 1 000 at most"),
  extensions: z.number().int().describe("How many bids have moved the end"),
  frozen: z.boolean().describe("Its seller is suspended"),
});
export type RunningLot = z.infer<typeof runningLot>;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(["", ...values])
    .catch("")
    .default("");

const narrowed = z.object({
  within: oneOf(endingWithin),
  duration: oneOf(durations),
  bids: oneOf(bidStates),
  order: z.enum(runningOrders).catch("end").default("end"),
});
export type RunningNarrowing = z.output<typeof narrowed>;

/** Auctions while they run. */
export const runningAdmin = {
  list: route({
    method: "GET",
    path: "/api/moderation/auctions",
    summary:
      "Moderator or support: running auctions with how briskly they are bid on and how often their end has moved",
    scopes: ["moderation", "support"],
    query: narrowed.extend({ lang: locale.catch("cs").default("cs"), page: pageNumber }),
    response: pageOf(runningLot).extend({ serverTime: instant }),
  }),
  table: tableRoute({
    path: "/api/moderation/auctions/table",
    summary: `Moderator: the same as CSV as it is now, at most the first ${mostCounted} auctions; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
};
