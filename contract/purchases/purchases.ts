import { z } from "zod";
import { lotState } from "#contract/bids/lot-state.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { ownListing } from "#contract/listings/own-listings.ts";
import { decisionReason, listingRules } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { done, idempotencyHeader, idParam, instant, seenTerms } from "#contract/values/shapes.ts";

/** Codes a purchase may be refused with; `details.price` (CZK) is the present price where another one was sent. */
const purchaseRefusalCodes = [
  "LISTING_FROZEN",
  "TERMS_CHANGED",
  "UNPAID_LIMIT",
  "NOT_FOR_PURCHASE",
  "PURCHASE_NOT_STARTED",
  "PURCHASE_CLOSED",
  "ALREADY_SOLD",
  "BUY_NOW_GONE",
  "PRICE_CHANGED",
  "OWN_PURCHASE",
  "BIDDER_SUSPENDED",
  "EMAIL_NOT_CONFIRMED",
  "AGE_NOT_VERIFIED",
  "ACCOUNT_NOT_VERIFIED",
  "IDEMPOTENCY_KEY_REUSED",
] as const;
export type PurchaseRefusalCode = (typeof purchaseRefusalCodes)[number];

/** A purchase, as the answer to every call with the same key. */
const purchase = z.object({
  price: z.number().describe("CZK"),
  purchasedAt: instant,
});

/** Why a seller took a listing off. */
const reason = z.string().trim().min(3).max(500);

/** How long after an auction without a sale its lot may be offered to a bidder, and how long such an offer stands. */
export const secondChanceDays = 14;
const secondChanceStatuses = ["open", "accepted", "declined", "withdrawn", "expired"] as const;

/** The next steps of an unsold lot's seller, possible and taken. */
export const nextSteps = z.object({
  listingId: z.number().int(),
  canRelist: z.boolean(),
  relistEndsAt: instant.nullable().describe("When it would end if it were offered again now; null: it has no end"),
  relistedAs: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  canOfferSecondChance: z.boolean(),
  secondChance: z
    .object({
      status: z.enum(secondChanceStatuses),
      price: z.number().nullable().describe("CZK; null while it is the bidder's secret"),
      expiresAt: instant,
    })
    .nullable()
    .describe("The last one"),
});
export type NextSteps = z.infer<typeof nextSteps>;

/** An offer after an auction, as the bidder sees it. */
export const secondChance = z.object({
  id: z.number().int(),
  listing: listingCard,
  price: z.number().describe("At most the bidder's own maximum, CZK"),
  expiresAt: instant,
});
export type SecondChance = z.infer<typeof secondChance>;

/** At most so many listings in one question for next steps. */
const mostIds = 60;

export const purchases = {
  purchase: route({
    method: "POST",
    path: "/api/auctions/{id}/purchase",
    summary:
      "Buy at the buy-now or the fixed price, binding. `price` is the one that was seen. Same key and body, same answer",
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({ price: positiveCzk, termsRevision: seenTerms }),
    status: 201,
    response: z.object({ data: z.object({ purchase, lot: lotState }) }),
    errors: [403, 409],
  }),
  cancelOwn: route({
    method: "PUT",
    path: "/api/me/advertisements/{id}/cancellation",
    summary: "Take one's own listing off, before the first bid. Again: the same",
    params: idParam,
    body: z.object({ reason: reason.optional() }),
    response: done,
    errors: [409],
  }),
  cancel: route({
    method: "PUT",
    path: "/api/auctions/{id}/cancellation",
    summary: "Take a listing off before its end, with a reason (scope `moderation`). Again: the same",
    params: idParam,
    body: z.object({ rule: z.enum(listingRules), reason: decisionReason }),
    response: done,
    errors: [403, 409],
  }),
  relist: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/relisting",
    summary: "Offer an unsold listing again, at once, as a new one. Again: the same new one",
    params: idParam,
    status: 201,
    response: z.object({ data: ownListing }),
    errors: [403, 409],
  }),
  nextSteps: route({
    method: "GET",
    path: "/api/me/next-steps",
    summary: "What can be done with one's own listings that found no buyer; others are left out",
    query: z.object({
      ids: z
        .string()
        .max(1_200)
        .transform((text) =>
          text
            .split(",")
            .map(Number)
            .filter((id) => Number.isSafeInteger(id) && id > 0)
            .slice(0, mostIds),
        )
        .catch([])
        .describe("Ids of listings, with commas between"),
    }),
    response: z.object({ data: z.array(nextSteps) }),
  }),
  offerSecondChance: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/second-chance",
    summary:
      "Offer an unsold lot to its highest bidder, for that bidder's own maximum at most. While it stands: the same",
    params: idParam,
    status: 201,
    response: z.object({ data: nextSteps }),
    errors: [403, 409],
  }),
  withdrawSecondChance: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/second-chance/withdrawal",
    summary: "Take the offer to a bidder back while it has not been answered. Again: the same",
    params: idParam,
    response: z.object({ data: nextSteps }),
    errors: [409],
  }),
  secondChances: route({
    method: "GET",
    path: "/api/me/second-chances",
    summary: "Offers after auctions that wait for the caller's answer, the first to run out first",
    query: z.object({
      lang: locale.catch("cs").default("cs"),
      listing: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
    }),
    response: z.object({ data: z.array(secondChance) }),
  }),
  acceptSecondChance: route({
    method: "POST",
    path: "/api/me/second-chances/{id}/acceptance",
    summary: "Buy at the offered price, binding. Again: the same",
    params: idParam,
    response: done,
    errors: [403, 409],
  }),
  refuseSecondChance: route({
    method: "POST",
    path: "/api/me/second-chances/{id}/refusal",
    summary: "Do not take the offer. Again: the same",
    params: idParam,
    response: done,
    errors: [409],
  }),
};
