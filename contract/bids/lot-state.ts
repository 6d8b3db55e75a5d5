import { z } from "zod";
import { reserveStates, saleWays, shownStatuses } from "#contract/listings/listing-kinds.ts";
import { instant } from "#contract/values/shapes.ts";

/** Why a signed-in user cannot bid on this lot right now; the order is the order of showing. */
export const bidObstacles = ["own_listing", "suspended", "email", "age", "account"] as const;

/** Where the caller stands on a lot; null for callers without a token. */
const viewerStatus = z.object({
  isSeller: z.boolean(),
  isLeader: z.boolean(),
  hasBid: z.boolean(),
  maximum: z.number().nullable().describe("The caller's own highest maximum, CZK"),
  obstacle: z.enum(bidObstacles).nullable(),
  isWinner: z.boolean(),
  reservePrice: z.number().nullable().describe("Only to the seller"),
});
export type ViewerStatus = z.infer<typeof viewerStatus>;

/** The changing state of a lot, the same object after a bid and on the page. Amounts in CZK. */
export const lotState = z.object({
  id: z.number().int(),
  revision: z.number().int().describe("Rises with every change that the public may see"),
  status: z.enum(shownStatuses),
  soldBy: z.enum(saleWays).nullable(),
  price: z.number().nullable(),
  startPrice: z.number().nullable(),
  bidCount: z.number().int(),
  bidderCount: z.number().int(),
  leader: z.string().nullable().describe("Alias, stable within the lot"),
  endsAt: instant.nullable(),
  frozen: z.boolean().describe("Its seller is suspended: nothing can be bid, bought or offered until released"),
  extended: z.boolean().describe("The end has moved at least once"),
  closedAt: instant.nullable(),
  reserve: z.enum(reserveStates),
  buyNow: z.number().nullable(),
  nextMinimum: z
    .number()
    .nullable()
    .describe(
      "Least maximum to offer the caller: what would be accepted, a leader's on the next whole step above the own; null where nothing can be bid",
    ),
  rangeMinimum: z
    .number()
    .nullable()
    .describe("Lower bound of the range of increments of that amount; a leader's whole steps are counted from it"),
  step: z.number().nullable().describe("The amount field moves by this"),
  quickAmounts: z.array(z.number()),
  viewer: viewerStatus.nullable(),
  serverTime: instant,
});
export type LotState = z.infer<typeof lotState>;
