import { z } from "zod";
import { lotState } from "./auctions.ts";
import { positiveCzk } from "./money.ts";
import { route } from "./route.ts";
import { idParam, instant } from "./shapes.ts";

/** Codes a purchase may be refused with; `details.price` (CZK) is the present price where another one was sent. */
export const purchaseRefusalCodes = [
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

/** What the buyer has bought, as the answer to every call with the same key. */
export const purchase = z.object({
  price: z.number().describe("CZK"),
  purchasedAt: instant,
});

const tag = "sales";

export const sales = {
  purchase: route({
    method: "POST",
    path: "/api/auctions/{id}/purchase",
    summary:
      "Buy at the buy-now or the fixed price, binding. `price` is the one that was seen. Same key and body, same answer",
    tag,
    auth: "user",
    params: idParam,
    headers: z.object({
      "idempotency-key": z
        .string()
        .min(8)
        .max(100)
        .regex(/^[\w.:-]+$/),
    }),
    body: z.object({ price: positiveCzk }),
    status: 201,
    response: z.object({ data: z.object({ purchase, lot: lotState }) }),
    errors: [401, 403, 404, 409, 422],
  }),
};
