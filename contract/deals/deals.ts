import { z } from "zod";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { czk } from "#contract/values/money.ts";
import { idParam, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { deal, dealCard, moneyMonth } from "./deal.ts";
import { declineHours, releasedBySilenceDays, undoMinutes } from "./deal-limits.ts";
import { carriers, dealSides } from "./deal-steps.ts";
import { delivery } from "./delivery.ts";

/** What a bank calls a payment, as its customer copies it; may be empty. */
const paymentReference = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\p{L}\p{N} ./:_-]*$/u);

/** The answer to every step. */
export const dealAnswer = z.object({ data: deal });
export const deals = {
  list: route({
    method: "GET",
    path: "/api/me/deals",
    summary: "One's own deals, newest first; `waiting` those that wait for the caller",
    query: z.object({
      lang: locale.catch("cs").default("cs"),
      side: z
        .enum(["all", ...dealSides])
        .catch("all")
        .default("all"),
      state: z.enum(["all", "waiting", "open", "closed"]).catch("all").default("all"),
      listing: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
      page: pageNumber,
    }),
    response: pageOf(dealCard),
  }),
  months: route({
    method: "GET",
    path: "/api/me/deals/months",
    summary: "What one has spent and earned in the last twelve months, this one included, oldest first",
    response: z.object({ data: z.array(moneyMonth) }),
  }),
  get: route({
    method: "GET",
    path: "/api/me/deals/{id}",
    summary: "One deal with everything its side needs; another's is a missing one",
    params: idParam,
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: dealAnswer,
  }),
  setShipping: route({
    method: "PUT",
    path: "/api/me/deals/{id}/shipping",
    summary: "Seller: what postage comes to, where the listing left it open; once named, until it is paid, only less",
    params: idParam,
    body: z.object({ amount: czk }),
    response: dealAnswer,
    errors: [403, 409],
  }),
  declineShipping: route({
    method: "DELETE",
    path: "/api/me/deals/{id}/shipping",
    summary: `Buyer: the postage that was named is too much, within ${declineHours} hours: ends deal and sale, and nobody is to blame`,
    params: idParam,
    response: dealAnswer,
    errors: [403, 409],
  }),
  chooseDelivery: route({
    method: "PUT",
    path: "/api/me/deals/{id}/delivery",
    summary:
      "Buyer: sent to this address, or handed over in person where the listing offers it; until it is paid, the address until it is sent",
    params: idParam,
    body: delivery,
    response: dealAnswer,
    errors: [403, 409],
  }),
  sayPaid: route({
    method: "PUT",
    path: "/api/me/deals/{id}/payment-note",
    summary: "Buyer: it is paid, with the bank's reference where there is one; the seller still confirms it",
    params: idParam,
    body: z.object({ reference: paymentReference }),
    response: dealAnswer,
    errors: [403, 409],
  }),
  confirmPayment: route({
    method: "PUT",
    path: "/api/me/deals/{id}/payment",
    summary: "Seller: the money has come. A repeated call changes nothing",
    params: idParam,
    response: dealAnswer,
    errors: [403, 409],
  }),
  undoPayment: route({
    method: "DELETE",
    path: "/api/me/deals/{id}/payment",
    summary: `Seller: take the confirmation back, within ${undoMinutes} minutes`,
    params: idParam,
    response: dealAnswer,
    errors: [403, 409],
  }),
  markSent: route({
    method: "PUT",
    path: "/api/me/deals/{id}/dispatch",
    summary: "Seller: the parcel is on its way; again, to correct carrier or number",
    params: idParam,
    body: z.object({
      carrier: z.enum(carriers),
      trackingNumber: z
        .string()
        .trim()
        .max(40)
        .regex(/^[\w ./-]*$/)
        .describe("May be empty"),
    }),
    response: dealAnswer,
    errors: [403, 409],
  }),
  undoDispatch: route({
    method: "DELETE",
    path: "/api/me/deals/{id}/dispatch",
    summary: `Seller: it is not on its way yet, within ${undoMinutes} minutes`,
    params: idParam,
    response: dealAnswer,
    errors: [403, 409],
  }),
  openConversation: route({
    method: "PUT",
    path: "/api/me/deals/{id}/conversation",
    summary: "Either side: the conversation with the other side, made if there is none",
    params: idParam,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [403],
  }),
  openOrder: route({
    method: "PUT",
    path: "/api/me/deals/{id}/order",
    summary: "Buyer of a protected deal: the order by which it is paid, made if there is none",
    params: idParam,
    response: z.object({ data: z.object({ id: z.number().int(), hash: z.string() }) }),
    errors: [403, 409],
  }),
  markDelivered: route({
    method: "PUT",
    path: "/api/me/deals/{id}/delivery-note",
    summary: `Seller of a protected deal: the parcel was delivered, as its tracking says, or it was handed over; the buyer has ${releasedBySilenceDays} days`,
    params: idParam,
    response: dealAnswer,
    errors: [403, 409],
  }),
  confirmReceipt: route({
    method: "PUT",
    path: "/api/me/deals/{id}/receipt",
    summary: "Buyer: the thing is here; completes the deal for good",
    params: idParam,
    response: dealAnswer,
    errors: [403, 409],
  }),
};
