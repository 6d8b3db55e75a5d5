import { z } from "zod";
import { feeLine } from "#contract/fees/fees.ts";
import { listingTypes } from "#contract/listings/listing-kinds.ts";
import { route } from "#contract/route.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { done, idempotencyHeader, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Codes an offer, or an answer to one, may be refused with. */
const offerRefusalCodes = [
  "LISTING_FROZEN",
  "UNPAID_LIMIT",
  "NOT_FOR_OFFERS",
  "OFFERS_CLOSED",
  "ALREADY_SOLD",
  "OWN_OFFER",
  "SUSPENDED",
  "EMAIL_NOT_CONFIRMED",
  "AGE_NOT_VERIFIED",
  "ACCOUNT_NOT_VERIFIED",
  "OFFER_OPEN",
  "OFFER_CLOSED",
  "OFFER_OTHER_SIDE",
  "LISTING_CHANGED",
  "ALREADY_COUNTERED",
  "IDEMPOTENCY_KEY_REUSED",
] as const;
export type OfferRefusalCode = (typeof offerRefusalCodes)[number];

const offerStatuses = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
export const offerBoxes = ["received", "sent"] as const;

/** An offer as its two sides see it. Amounts in CZK. */
export const offer = z.object({
  id: z.number().int(),
  listing: z.object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    type: z.enum(listingTypes),
    buyerPremium: feeLine.nullable().describe("What its buyer would pay on top; null where none is asked"),
  }),
  mine: z.boolean().describe("The caller made it"),
  author: z.string().describe("User name of whoever made it"),
  price: z.number(),
  text: z.string(),
  counterPrice: z.number().nullable().describe("What the listing's owner asks instead"),
  status: z.enum(offerStatuses),
  awaits: z.enum(["owner", "author"]).nullable().describe("Whose answer it waits for"),
  createdAt: instant,
  answeredAt: instant.nullable(),
  expiresAt: instant,
});
export type Offer = z.infer<typeof offer>;

const answer = { params: idParam, response: done } as const;

export const offers = {
  make: route({
    method: "POST",
    path: "/api/auctions/{id}/offers",
    summary: "Offer a price: to sell to a demand, to buy what is sold by agreement. Same key and body, same answer",
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({ price: positiveCzk, text: z.string().trim().max(2_000).default("") }),
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [403, 409],
  }),
  list: route({
    method: "GET",
    path: "/api/auctions/{id}/offers",
    summary: "Offers to a listing: all of them to its owner, to everybody else their own",
    params: idParam,
    response: z.object({ data: z.array(offer) }),
  }),
  mine: route({
    method: "GET",
    path: "/api/me/offers",
    summary: "Offers that one got or made, open ones first",
    query: z.object({
      box: z.enum(offerBoxes).catch("received").default("received"),
      state: z
        .enum(["all", "waiting"])
        .catch("all")
        .default("all")
        .describe("waiting: those that wait for the caller's answer"),
      page: pageNumber,
    }),
    response: pageOf(offer),
  }),
  waiting: route({
    method: "GET",
    path: "/api/me/offers/waiting",
    summary: "How many offers wait for an answer, by own listing; listings without any are left out",
    response: z.object({
      data: z.array(z.object({ listingId: z.number().int(), count: z.number().int() })),
    }),
  }),
  accept: route({
    ...answer,
    method: "POST",
    path: "/api/me/offers/{id}/acceptance",
    summary: "Agree to an offer or, as its author, to the counter price; binding",
    errors: [401, 403, 404, 409],
  }),
  refuse: route({
    ...answer,
    method: "POST",
    path: "/api/me/offers/{id}/refusal",
    summary: "Decline an offer or, as its author, the counter price",
    errors: [401, 404, 409],
  }),
  withdraw: route({
    ...answer,
    method: "POST",
    path: "/api/me/offers/{id}/withdrawal",
    summary: "Take the own offer back",
    errors: [401, 404, 409],
  }),
  counter: route({
    ...answer,
    method: "POST",
    path: "/api/me/offers/{id}/counter-price",
    summary: "Name another price, once; the author decides",
    body: z.object({ price: positiveCzk }),
    errors: [401, 403, 404, 409],
  }),
};
