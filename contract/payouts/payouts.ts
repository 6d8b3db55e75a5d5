import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

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
