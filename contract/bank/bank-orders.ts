import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idempotencyHeader, idParam, instant } from "#contract/values/shapes.ts";

/** How a file of payment orders is written: for any account, or as Czech banks have it among themselves (ABO, KPC). */
export const bankOrderFormats = ["sepa", "abo"] as const;
export type BankOrderFormat = (typeof bankOrderFormats)[number];

const bankOrder = z.object({
  id: z.number().int(),
  format: z.enum(bankOrderFormats),
  by: z.string().describe("User name of who has ordered it"),
  createdAt: instant,
  waiting: z.number().int().describe("Payments in it that no statement has shown yet"),
  total: z.number().describe("CZK of these"),
});
export type BankOrder = z.infer<typeof bankOrder>;

const onlyOthers = "Needs a fresh proof (PASSWORD_NEEDED)";

export const bankOrders = {
  list: route({
    method: "GET",
    path: "/api/finance/bank-orders",
    summary: "Finance: what waits to be ordered at the bank, and the files in which something is still on its way",
    scopes: ["finance"],
    response: z.object({
      data: z.object({
        orders: z.array(bankOrder),
        ready: z
          .object({ count: z.number().int(), total: z.number() })
          .describe("What the caller could put into a file for any account"),
        withoutAccount: z.number().int().describe("Refunds and payouts of which no account is known"),
      }),
    }),
  }),
  order: route({
    method: "POST",
    path: "/api/finance/bank-orders",
    summary: `Finance: put refunds and payouts that can be sent into one file for the bank, each once. Same key, same file. ${onlyOthers}; the caller's own are left out`,
    scopes: ["finance"],
    headers: idempotencyHeader,
    body: z.object({ format: z.enum(bankOrderFormats) }),
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
  file: route({
    method: "GET",
    path: "/api/finance/bank-orders/{id}",
    summary: "Finance: the file for the bank (ISO 20022 pain.001.001.03, or ABO), less what was taken out of it",
    scopes: ["finance"],
    params: idParam,
    response: z.object({ data: z.object({ name: z.string(), content: z.string() }) }),
    errors: [409],
  }),
  takeBackRefund: route({
    method: "DELETE",
    path: "/api/finance/refunds/{id}/bank-order",
    summary: `Finance: the bank has refused this refund, which waits again. ${onlyOthers}, and not for oneself (OWN_MONEY)`,
    scopes: ["finance"],
    params: idParam,
    response: done,
    errors: [409],
  }),
  writeAccount: route({
    method: "PUT",
    path: "/api/finance/refunds/{id}/account",
    summary: `Finance: to which account a refund goes that is in no file yet; its check digits are looked at. ${onlyOthers}, and not for oneself (OWN_MONEY)`,
    scopes: ["finance"],
    params: idParam,
    body: z.object({ account: z.string().trim().min(1).max(50) }),
    response: done,
    errors: [409],
  }),
};
