import { z } from "zod";
import { route } from "#contract/route.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { czk, hasAtMostTwoDecimals } from "#contract/values/money.ts";
import { idempotencyHeader, instant } from "#contract/values/shapes.ts";
import { feeKinds } from "./fee-rules.ts";

/** What a fee costs (`feeMinor` computes it). */
export const feeLine = z.object({
  percent: z
    .number()
    .min(0, { abort: true })
    .max(50, { abort: true })
    .refine(hasAtMostTwoDecimals, { params: { code: "decimals" } }),
  minimum: czk.max(maxCzk),
  cap: czk.max(maxCzk).nullable().describe("null: without bound"),
});

/** A line for each kind of fee; null: it is not asked. */
const feeLines = z.object(
  Object.fromEntries(feeKinds.map((kind) => [kind, feeLine.nullable()])) as Record<
    (typeof feeKinds)[number],
    z.ZodNullable<typeof feeLine>
  >,
);
export type FeeLines = z.infer<typeof feeLines>;

const feeTable = z.object({
  id: z.number().int(),
  validFrom: instant.describe("For what is published from then on; earlier listings keep their own"),
  lines: feeLines,
});
export type FeeTable = z.infer<typeof feeTable>;

/** Something that is billed with the month's others. */
const charge = z.object({
  id: z.number().int(),
  kind: z.enum(feeKinds),
  listing: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }),
  amount: z.number().describe("CZK, with tax"),
  arisenAt: instant,
});

const ownFees = z.object({
  charges: z.array(charge).describe("Not billed yet, the latest first, at most 200"),
  total: z.number().describe("CZK: of all that is not billed yet"),
  overdue: z
    .array(z.object({ orderId: z.number().int(), hash: z.string(), amount: z.number(), dueOn: z.string() }))
    .describe("Bills that are past their day; while there are any, nothing new is published"),
});
export type OwnFees = z.infer<typeof ownFees>;

export const fees = {
  protection: route({
    method: "GET",
    path: "/api/fees/protection",
    summary:
      "Whether what is published now may have its payment protected, who would hold the money, and what that costs",
    auth: "none",
    response: z.object({
      data: z.object({ isOffered: z.boolean(), holder: z.string(), fee: feeLine.nullable() }),
    }),
  }),
  current: route({
    method: "GET",
    path: "/api/fees",
    summary: "The fees of what is published now",
    auth: "none",
    response: z.object({ data: feeLines }),
  }),
  mine: route({
    method: "GET",
    path: "/api/me/fees",
    summary: "One's fees that are not billed yet, and bills past their day",
    response: z.object({ data: ownFees }),
  }),
  tables: route({
    method: "GET",
    path: "/api/finance/fees",
    summary: "All tables of fees, the latest first (scope finance)",
    scopes: ["finance"],
    response: z.object({ data: z.array(feeTable) }),
  }),
  add: route({
    method: "POST",
    path: "/api/finance/fees",
    summary:
      "Have another table of fees hold from an instant on, now at the earliest (scope finance). Same key, same table",
    scopes: ["finance"],
    headers: idempotencyHeader,
    body: z.object({
      validFrom: instant.nullable().describe("null: from now on"),
      lines: feeLines,
    }),
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
};
