import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idempotencyHeader, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** What stands against sending a payout now. */
const payoutObstacles = ["PAYEE_SUSPENDED", "NO_ACCOUNT"] as const;

/** Held money that was released to a seller. */
const adminPayout = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  seller: z.object({ id: z.number().int(), username: z.string() }),
  amount: z.number().describe("CZK"),
  account: z.string().nullable().describe("null: the seller has none yet"),
  variableSymbol: z.string(),
  status: z.enum(["due", "ordered", "paid"]),
  batchId: z.number().int().nullable().describe("The file to the bank that it is in"),
  obstacle: z.enum(payoutObstacles).nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type AdminPayout = z.infer<typeof adminPayout>;

export const payouts = {
  list: route({
    method: "GET",
    path: "/api/finance/payouts",
    summary: "Money of protected payments on its way to sellers, or sent (scope finance)",
    scopes: ["finance"],
    query: z.object({
      state: z.enum(["waiting", "paid"]).catch("waiting").default("waiting"),
      page: pageNumber,
    }),
    response: pageOf(adminPayout),
  }),
  order: route({
    method: "POST",
    path: "/api/finance/seller-payout-batches",
    summary:
      "Put what can be sent into one file for the bank (scope finance). Same key, same file. Needs a fresh proof (PASSWORD_NEEDED); the caller's own are left out",
    scopes: ["finance"],
    headers: idempotencyHeader,
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
  file: route({
    method: "GET",
    path: "/api/finance/seller-payout-batches/{id}",
    summary: "The file for the bank, ISO 20022 pain.001.001.03 (scope finance)",
    scopes: ["finance"],
    params: idParam,
    response: z.object({ data: z.object({ name: z.string(), content: z.string() }) }),
    errors: [409],
  }),
  pay: route({
    method: "PUT",
    path: "/api/finance/payouts/{id}/payment",
    summary:
      "It has left the bank (scope finance); safe to repeat. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    response: done,
    errors: [409],
  }),
  takeBack: route({
    method: "DELETE",
    path: "/api/finance/payouts/{id}/batch",
    summary:
      "The bank has refused it: it waits again, for the account that its seller has by then (scope finance). Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    response: done,
    errors: [409],
  }),
};
