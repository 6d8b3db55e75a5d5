import { z } from "zod";
import { listingCard } from "#contract/listings/listings.ts";
import { bidRules } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { idempotencyHeader, idParam, instant, pageNumber, pageOf, seenTerms } from "#contract/values/shapes.ts";
import { lotState } from "./lot-state.ts";
import { calmHours, retractableHours, retractionReason } from "./retraction-limits.ts";

/** The faults of a maximum that is no valid amount: no number, below zero, parts of a haléř, more than `maxCzk`. */
const bidAmountProblems = ["BID_NOT_A_NUMBER", "BID_NEGATIVE", "BID_DECIMALS", "BID_TOO_LARGE"] as const;
export type BidAmountProblem = (typeof bidAmountProblems)[number];

/** Codes a bid may be refused with. Where an amount was the reason `details.minimum` (CZK) says what would do,
 * `details.above` what a leader's own maximum is, above which a raise has to be, `details.maximum` the greatest there is;
 * of LEADING_LIMIT `details.left` what the caller may still bid, of `details.limit` in all; of BUDGET_PASSED `details.total`
 * what winning everything would cost, and `details.budget`. */
const bidRefusalCodes = [
  ...bidAmountProblems,
  "BID_TOO_LOW",
  "BID_NOT_RAISED",
  "BID_AT_LIMIT",
  "AUCTION_ENDED",
  "LISTING_FROZEN",
  "TERMS_CHANGED",
  "AUCTION_NOT_STARTED",
  "NOT_AN_AUCTION",
  "OWN_LISTING",
  "BIDDER_SUSPENDED",
  "EMAIL_NOT_CONFIRMED",
  "AGE_NOT_VERIFIED",
  "ACCOUNT_NOT_VERIFIED",
  "UNPAID_LIMIT",
  "LEADING_LIMIT",
  "BUDGET_PASSED",
  "IDEMPOTENCY_KEY_REUSED",
] as const;
export type BidRefusalCode = (typeof bidRefusalCodes)[number];

/**
 * The maximum of a bid, CZK. Any value passes here and is judged with the lot (`readBidAmount`): only there
 * the least accepted amount is known, which a refusal has to say. The document shows the accepted values.
 */
const bidAmount: z.ZodType<unknown, number> = z.any().meta({
  type: "number",
  exclusiveMinimum: 0,
  maximum: maxCzk,
  description: "CZK, at most two decimals; a refusal says what would do for this lot and caller",
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The bidder's proof of a bid: its line in the lot's log, which is public after the end. */
const bidReceipt = z.object({
  hash: sha256.describe("SHA-256 of the line: no line up to it can be changed unseen"),
  salt: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe("With lot and maximum it opens the commitment in the line"),
});

/**
 * Codes that a retraction may be refused with: a lot that is over, an hour that has passed, 12 hours that are not left, a
 * retraction on this lot already, three in 90 days.
 */
const retractionRefusalCodes = [
  "AUCTION_ENDED",
  "RETRACTION_TOO_LATE",
  "RETRACTION_NEAR_END",
  "RETRACTION_USED",
  "RETRACTION_LIMIT",
] as const;
export type RetractionRefusalCode = (typeof retractionRefusalCodes)[number];

const retractedBy = z.enum(["bidder", "moderator"]);
const retraction = z.object({
  retractedAt: instant,
  by: retractedBy,
});
export type Retraction = z.infer<typeof retraction>;

/** An accepted bid as its own bidder gets it back. */
const placedBid = z.object({
  maximum: z.number().describe("CZK"),
  placedAt: instant,
  outcome: z.enum(["leading", "outbid"]).describe("outbid: accepted, but an earlier maximum is at least as high"),
  receipt: bidReceipt,
});
export type PlacedBid = z.infer<typeof placedBid>;

/** One of the caller's own bids as the lot's log holds it, leader's raises included. */
export const ownReceipt = bidReceipt.extend({
  entry: z.number().int().nullable().describe("Number of the line; null until the lot is over"),
  maximum: z.number().describe("CZK"),
  placedAt: instant,
  isRaise: z.boolean().describe("Raised the own maximum as the leader: not in the public history"),
  retractable: z.boolean().describe("The caller may retract it just now"),
  retractedAt: instant.nullable(),
});
export type OwnReceipt = z.infer<typeof ownReceipt>;

/** A line of the public history: prices only, never a maximum. */
export const bidLine = z.object({
  sequence: z.number().int(),
  bidder: z.string().describe("Alias, stable within the lot"),
  mine: z.boolean(),
  placedAt: instant,
  price: z.number().describe("Visible price after this bid, CZK"),
  leads: z.boolean().describe("The bidder led after this bid"),
  retractedAt: instant.nullable(),
  retractedBy: retractedBy.nullable().describe("bidder: for a typing error"),
  retractable: sha256
    .nullable()
    .describe("Hash of the bid's line, by which the caller may retract it just now; null to everybody else"),
});
export type BidLine = z.infer<typeof bidLine>;

/** An auction that the caller has bid in, as a card. */
const myBidCard = listingCard.extend({
  myMaximum: z.number().nullable().describe("CZK; null: bought without a bid of one's own"),
  isLeader: z.boolean(),
  isWinner: z.boolean(),
  nextMinimum: z
    .number()
    .nullable()
    .describe(
      "Least maximum that takes part again, CZK; null for the leader, after the end, and where nothing higher can be bid",
    ),
});
export type MyBidCard = z.infer<typeof myBidCard>;

/** What all running lots that the caller leads would cost together. */
const ifAllWon = z.object({
  lots: z.number().int(),
  atMaxima: z.number().describe("The caller's own maxima with premium and postage, CZK"),
  atPrices: z.number().describe("The present prices with premium and postage, CZK"),
  withoutShipping: z.number().int().describe("Lots whose postage nobody has named yet"),
  budget: z.number().nullable().describe("What the caller wants to spend at most, CZK; null: none is set"),
});
export type IfAllWon = z.infer<typeof ifAllWon>;

export const bids = {
  place: route({
    method: "POST",
    path: "/api/auctions/{id}/bids",
    summary: "Bid: the maximum one is willing to pay. Same key and body, same answer",
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({
      maximum: bidAmount,
      termsRevision: seenTerms,
      budgetSeen: z
        .boolean()
        .optional()
        .describe("The caller knows that it passes their budget: else BUDGET_PASSED where it does"),
    }),
    status: 201,
    response: z.object({ data: z.object({ bid: placedBid, lot: lotState }) }),
    errors: [403, 409, 503],
  }),
  lot: route({
    method: "GET",
    path: "/api/auctions/{id}/lot",
    summary: "What moves on a lot right now: price, leader, end; with a token also where the caller stands",
    auth: "optional",
    params: idParam,
    response: z.object({ data: lotState }),
  }),
  list: route({
    method: "GET",
    path: "/api/auctions/{id}/bids",
    summary: "The public history of a lot, newest first, 50 lines at a time",
    auth: "optional",
    params: idParam,
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .min(2)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe("Only lines whose `sequence` is lower: how older ones are asked for"),
    }),
    response: z.object({ data: z.array(bidLine) }),
  }),
  retract: route({
    method: "POST",
    path: "/api/auctions/{id}/bids/{hash}/retraction",
    summary: `Retracts a bid for a typing error, within ${retractableHours} h and with more than ${calmHours} h left; a moderator at any time. Twice is as once`,
    params: idParam.extend({ hash: sha256 }),
    body: z.object({
      reason: z.string().trim().min(retractionReason.least).max(retractionReason.most),
      rule: z.enum(bidRules).optional().describe("Asked of a moderator"),
    }),
    status: 201,
    response: z.object({ data: z.object({ retraction, lot: lotState }) }),
    errors: [409],
  }),
  log: route({
    method: "GET",
    path: "/api/auctions/{id}/log",
    summary:
      "The hash chain of a lot that is over, for everybody to check: a file of JSON lines, neither maxima nor salts in it",
    auth: "none",
    params: idParam,
    response: z.string(),
    errors: [409],
  }),
  receipts: route({
    method: "GET",
    path: "/api/me/bids/{id}/receipts",
    summary: "The caller's own bids on a lot with what opens their lines in its log",
    params: idParam,
    response: z.object({ data: z.array(ownReceipt) }),
  }),
  ifAllWon: route({
    method: "GET",
    path: "/api/me/bids/if-all-won",
    summary: "What winning everything that one leads now would cost",
    response: z.object({ data: ifAllWon }),
  }),
  setBudget: route({
    method: "PUT",
    path: "/api/me/bids/budget",
    summary: "Set what winning everything may cost at most; null takes the budget away",
    body: z.object({ budget: positiveCzk.nullable() }),
    response: z.object({ data: ifAllWon }),
  }),
  mine: route({
    method: "GET",
    path: "/api/me/bids",
    summary: "Auctions one bids in, leads, won or lost",
    query: z.object({
      lang: locale.catch("cs").default("cs"),
      group: z.enum(["active", "won", "lost"]).catch("active").default("active"),
      page: pageNumber,
    }),
    response: pageOf(myBidCard),
  }),
};
