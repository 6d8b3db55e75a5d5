import { z } from "zod";
import { route } from "#contract/route.ts";
import { idempotencyHeader, idParam, instant } from "#contract/values/shapes.ts";
import { voucherCode } from "#contract/vouchers/vouchers.ts";

/** Why a listing cannot be put to the top now. */
const toppingRefusalCodes = [
  "TOPPING_FORBIDDEN",
  "NOT_RUNNING",
  "TOPPED_TO_END",
  "LISTING_FROZEN",
  "SUSPENDED",
  "EMAIL_NOT_CONFIRMED",
] as const;
export type ToppingRefusalCode = (typeof toppingRefusalCodes)[number];

/** So many days at the top of its category, for so much. */
const toppingOffer = z.object({
  days: z.number().int(),
  price: z.number().describe("CZK, with tax, less the discount of the caller's group"),
});

const toppingPage = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  toppedUntil: instant.nullable().describe("While it is at the top already"),
  listingEndsAt: instant.nullable(),
  refusal: z.enum(toppingRefusalCodes).nullable(),
  discount: z.number().int().describe("Per cent that the caller's group takes off"),
  offers: z.array(toppingOffer),
  openOrder: z
    .object({ id: z.number().int(), hash: z.string(), days: z.number().int() })
    .nullable()
    .describe("One that was begun and is not paid"),
});
export type ToppingPage = z.infer<typeof toppingPage>;

export const toppings = {
  get: route({
    method: "GET",
    path: "/api/me/advertisements/{id}/topping",
    summary: "What it costs to have an own listing at the top of its category",
    params: idParam,
    response: z.object({ data: toppingPage }),
  }),
  order: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/topping",
    summary: "Order days at the top. Same key and body, same order",
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({ days: z.number().int().min(1).max(90), voucher: voucherCode.optional() }),
    status: 201,
    response: z.object({ data: z.object({ orderId: z.number().int(), hash: z.string() }) }),
    errors: [403, 409],
  }),
};
