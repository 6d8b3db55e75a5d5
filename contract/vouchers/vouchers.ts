import { z } from "zod";
import { longestVoucher, shortestVoucher } from "#contract/payments/order-limits.ts";
import { orderSubjects } from "#contract/payments/orders.ts";
import { route } from "#contract/route.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { czk, positiveCzk } from "#contract/values/money.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Why a voucher does not help an order. */
export const voucherRefusalCodes = [
  "VOUCHER_UNKNOWN",
  "VOUCHER_NOT_YET",
  "VOUCHER_OVER",
  "VOUCHER_USED_UP",
  "VOUCHER_USED",
  "VOUCHER_MINIMUM",
  "VOUCHER_EMAIL",
  "VOUCHER_ELSEWHERE",
  "VOUCHER_SIGN_IN",
  "VOUCHER_OWN",
  "VOUCHER_ISSUED",
] as const;
export type VoucherRefusalCode = (typeof voucherRefusalCodes)[number];

/** As people type it: letters, digits and hyphens, in whatever case. */
export const voucherCode = z
  .string()
  .trim()
  .refine((text) => new RegExp(`^[\\p{L}\\d-]{${shortestVoucher},${longestVoucher}}$`, "u").test(text), {
    params: { code: "voucher" },
  });

const discount = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("percent"), percent: z.number().int().min(1).max(100) }),
    z.object({ kind: z.literal("amount"), amount: positiveCzk.max(maxCzk) }),
  ])
  .describe("Off the price with tax; an amount never more than the price");

const conditions = z.object({
  code: voucherCode,
  discount,
  validFrom: instant.nullable(),
  validUntil: instant.nullable().describe("From this instant on it is over"),
  totalLimit: z.number().int().min(1).max(1_000_000).nullable().describe("How often in all"),
  userLimit: z.number().int().min(1).max(1_000).nullable().describe("How often for one account"),
  minimum: czk.describe("The least price that it helps, CZK"),
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^$|^[^\s@]*@[^\s@]+\.[^\s@]+$/)
    .describe("For this account alone, or with a leading @ for a domain; empty: for everybody"),
  categoryId: z
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()
    .describe("For this category and those below"),
  subjects: z.array(z.enum(orderSubjects)).describe("What it helps to pay; empty: everything"),
  owner: z.string().trim().max(60).nullable().describe("User name of whoever spreads it and sees what it brings"),
  rewardPercent: z.number().int().min(0).max(100).describe("The owner's part of what is earned without tax"),
});

const voucher = conditions.extend({
  id: z.number().int(),
  active: z.boolean(),
  uses: z.number().int().describe("In orders that are paid or wait for it"),
  createdAt: instant,
});
export type Voucher = z.infer<typeof voucher>;

/** What a voucher has brought: paid orders, returned ones left out. Amounts in CZK. */
const voucherResult = z.object({
  code: z.string(),
  discount,
  validUntil: instant.nullable(),
  active: z.boolean(),
  rewardPercent: z.number().int(),
  orders: z.number().int(),
  turnover: z.number().describe("With tax, after the discount"),
  margin: z.number().describe("Without tax and what was returned, less purchase prices that are known"),
  unpriced: z
    .number()
    .int()
    .describe("Pieces sold without a known purchase price: the whole price of these is in the margin"),
  reward: z.number(),
  months: z.array(
    z.object({
      month: z.string().describe("YYYY-MM, Prague"),
      orders: z.number().int(),
      turnover: z.number(),
      margin: z.number(),
      reward: z.number(),
    }),
  ),
});
export type VoucherResult = z.infer<typeof voucherResult>;

export const vouchers = {
  own: route({
    method: "GET",
    path: "/api/me/vouchers",
    summary: "The vouchers that one spreads, with what they have brought month by month",
    response: z.object({ data: z.array(voucherResult) }),
  }),
  list: route({
    method: "GET",
    path: "/api/finance/vouchers",
    summary: "Finance: all vouchers, the newest first",
    scopes: ["finance"],
    query: z.object({ page: pageNumber }),
    response: pageOf(voucher),
  }),
  create: route({
    method: "POST",
    path: "/api/finance/vouchers",
    summary:
      "Finance: issue a voucher. Its conditions never change; a wrong one is ended and another issued. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    body: conditions,
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
  end: route({
    method: "POST",
    path: "/api/finance/vouchers/{id}/end",
    summary: "Finance: let nobody use a voucher any more; safe to repeat",
    scopes: ["finance"],
    params: idParam,
    response: done,
  }),
};
