import { z } from "zod";
import { maxCartLines } from "#contract/carts/carts.ts";
import { goodsOrder, piecesOf } from "#contract/goods-orders/goods-orders.ts";
import { route } from "#contract/route.ts";
import { fileAnswer } from "#contract/values/file-answer.ts";
import { done, idParam, mostCounted, pageNumber, pageOf, writtenLine } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";

const editableOrder = goodsOrder.extend({
  orderId: z.number().int(),
  orderHash: z.string().nullable().describe("null: for the support, since whoever has it may withdraw"),
  version: z.number().int(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  total: z.number().describe("CZK, with tax and delivery"),
  needsAgeCheck: z.boolean().describe("Whoever takes it over shows that they are of age"),
  picks: z
    .array(z.object({ productId: z.number().int(), store: z.string(), pieces: z.number().int() }))
    .describe("From which store each product is taken"),
});
export type EditableGoodsOrder = z.infer<typeof editableOrder>;

/** What the back office shows together: what it has to handle, what awaits its payment, what is done. */
export const goodsGroups = ["to_handle", "placed", "done"] as const;

/** Labels that are printed at once: ten sheets. */
const maxLabels = 40;

/** What the back office may do next. */
export const goodsSteps = ["pack", "hand_over", "deliver", "return", "cancel"] as const;
export type GoodsStep = (typeof goodsSteps)[number];

const version = z.number().int().min(0).max(2_147_483_647).describe("Of the order, as it was seen");
const chosenPieces = z.array(piecesOf).max(maxCartLines);

const narrowed = z.object({
  group: z.enum(goodsGroups).catch("to_handle").default("to_handle"),
  q: z
    .string()
    .trim()
    .max(254)
    .default("")
    .describe("Number of an order, its variable symbol, or its e-mail as a whole"),
});
export type GoodsNarrowing = z.output<typeof narrowed>;

/** Orders of goods for whoever keeps the shop. */
export const goodsAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/goods-orders",
    summary: "Operator or support: orders of goods, those to handle first",
    scopes: ["shop", "support"],
    query: narrowed.extend({ page: pageNumber }),
    response: pageOf(editableOrder),
  }),
  table: tableRoute({
    path: "/api/admin/goods-orders/table",
    summary: `Operator: the same as CSV, at most the first ${mostCounted} orders; that it was taken is noted`,
    scopes: ["shop"],
    query: narrowed,
  }),
  labels: route({
    method: "POST",
    path: "/api/admin/goods-orders/labels",
    summary: "Operator: labels of chosen orders as a PDF, four on a sheet of A4",
    scopes: ["shop"],
    body: z.object({ ids: z.array(idParam.shape.id).min(1).max(maxLabels) }),
    response: fileAnswer,
    errors: [404],
  }),
  step: route({
    method: "POST",
    path: "/api/admin/goods-orders/{id}/steps",
    summary:
      "Operator: the next step of an order; refused where it has changed since it was seen. To cancel or return it needs a fresh proof (PASSWORD_NEEDED), and is not for oneself (OWN_MONEY)",
    scopes: ["shop"],
    params: idParam,
    body: z.object({
      step: z.enum(goodsSteps),
      version,
      tracking: writtenLine.pipe(z.string().max(100)).default(""),
      pieces: chosenPieces.default([]).describe("What is handed over now, the rest later; empty: all that is left"),
      ageChecked: z.boolean().default(false).describe("Whoever took it over has shown that they are of age"),
    }),
    response: done,
    errors: [409],
  }),
  takeBack: route({
    method: "POST",
    path: "/api/admin/goods-orders/{id}/taken-back",
    summary:
      "Operator: take pieces out of a paid order that cannot be delivered or came back; their money goes back. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["shop"],
    params: idParam,
    body: z.object({
      version,
      pieces: chosenPieces.min(1),
      isRestocked: z.boolean().describe("Whether the pieces go back to the stores they were taken from"),
    }),
    response: done,
    errors: [409],
  }),
};
