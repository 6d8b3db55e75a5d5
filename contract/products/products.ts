import { z } from "zod";
import { conditionSheet } from "#contract/listings/condition-sheet.ts";
import { picture } from "#contract/media/media.ts";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { route } from "#contract/route.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { done, idParam, instant, pageNumber, pageOf, writtenLine } from "#contract/values/shapes.ts";
import { lowStock, shownStates, stockStates } from "./product-states.ts";

/** The most pieces that a store may have of a product. */
export const mostPieces = 100_000;

/** The heaviest piece, grams with its packing; no carrier takes more. */
const heaviestG = 50_000;

const sku = writtenLine.pipe(z.string().min(1).max(40)).describe("The operator's own code, of which there is one");

const sheet = conditionSheet.omit({ pieces: true });

/** What the operator writes of a product; all amounts in CZK with tax. */
const productFields = z.object({
  sku,
  name: writtenLine.pipe(z.string().min(1).max(160)),
  categoryId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  brandName: writtenLine.max(100).nullable().describe("A brand that is not known yet is added"),
  description: z.string().trim().max(10_000),
  condition: sheet.partial(),
  country: writtenLine.max(60).nullable(),
  price: positiveCzk.describe("The usual price"),
  reducedPrice: positiveCzk.nullable().describe("Less than the usual price; null: it is not reduced"),
  reducedFrom: instant.nullable().describe("null: at once"),
  reducedUntil: instant.nullable().describe("null: until it is changed"),
  taxClass: z.enum(taxClasses).describe("Whose rate of VAT of the day of payment the price contains"),
  purchasePrice: positiveCzk
    .nullable()
    .describe("What a piece costs the operator, without tax, for margins; null: not known"),
  family: writtenLine.max(60).nullable().describe("Products of one family are the same thing in other volumes"),
  weightG: z
    .number()
    .int()
    .min(1)
    .max(heaviestG)
    .nullable()
    .describe("Of a piece with its packing, grams; null: estimated from the volume"),
  takesBackOrders: z.boolean(),
  isShown: z.boolean().describe("Whether visitors see it"),
});

/** A product as it is sent. */
export const productBody = productFields
  .refine(({ price, reducedPrice }) => reducedPrice === null || reducedPrice < price, {
    path: ["reducedPrice"],
    params: { code: "reducedPrice" },
  })
  .refine(({ reducedFrom, reducedUntil }) => !reducedFrom || !reducedUntil || reducedFrom < reducedUntil, {
    path: ["reducedUntil"],
    params: { code: "afterStart" },
  });
export type ProductBody = z.output<typeof productBody>;

/** A product as the operator keeps it. */
const editableProduct = productFields.extend({
  id: z.number().int(),
  slug: z.string(),
  version: z.number().int().describe("Rises with every change; a change sent with an earlier one is refused"),
  condition: sheet,
  pictures: z.array(picture),
  wasOffered: z.boolean().describe("Visitors have seen it: it can be hidden, and not removed any more"),
  currentPrice: z.number(),
  isReduced: z.boolean().describe("Whether it is announced as reduced now"),
  stock: z.array(z.object({ storeId: z.number().int(), storeName: z.string(), pieces: z.number().int() })),
});
export type EditableProduct = z.infer<typeof editableProduct>;

const productRow = editableProduct
  .pick({ id: true, slug: true, sku: true, name: true, currentPrice: true, isReduced: true, isShown: true })
  .extend({ pieces: z.number().int(), picture: picture.nullable() });
export type ProductRow = z.infer<typeof productRow>;

const one = z.object({ data: editableProduct });

export const products = {
  taxRates: route({
    method: "GET",
    path: "/api/admin/tax-rates",
    summary: "Operator: the rate of VAT of each class that goods may have, today",
    scopes: ["shop"],
    response: z.object({ data: z.record(z.enum(taxClasses), z.number().int()) }),
  }),
  list: route({
    method: "GET",
    path: "/api/admin/products",
    summary:
      "Operator: products, the newest first; with words those whose name or code has them, or whose family is called so",
    scopes: ["shop"],
    query: z.object({
      q: z.string().trim().max(100).catch("").default(""),
      shown: z.enum(shownStates).catch("all").default("all"),
      stock: z
        .enum(stockStates)
        .catch("any")
        .default("any")
        .describe(`low: 1 to ${lowStock} pieces in all stores together; none: no piece`),
      reduced: z.enum(["true", "false"]).catch("false").default("false").describe("true: announced as reduced now"),
      page: pageNumber,
    }),
    response: pageOf(productRow),
  }),
  get: route({
    method: "GET",
    path: "/api/admin/products/{id}",
    summary: "Operator: one product with everything its form shows",
    scopes: ["shop"],
    params: idParam,
    response: one,
  }),
  add: route({
    method: "POST",
    path: "/api/admin/products",
    summary: "Operator: add a product",
    scopes: ["shop"],
    body: productBody,
    status: 201,
    response: one,
    errors: [409],
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/products/{id}",
    summary: "Operator: change a product",
    scopes: ["shop"],
    params: idParam,
    body: productBody.safeExtend({ version: z.number().int().min(0).max(2_147_483_647) }),
    response: one,
    errors: [409],
  }),
  show: route({
    method: "PUT",
    path: "/api/admin/products/{id}/visibility",
    summary: "Operator: show a product to visitors, or hide it. Again: the same",
    scopes: ["shop"],
    params: idParam,
    body: productFields.pick({ isShown: true }),
    response: one,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/products/{id}",
    summary: "Operator: remove a product that visitors have never seen and no store has; others can be hidden",
    scopes: ["shop"],
    params: idParam,
    response: done,
    errors: [409],
  }),
  setStock: route({
    method: "PUT",
    path: "/api/admin/products/{id}/stock/{storeId}",
    summary: "Operator: how many pieces a store has; refused where it has another number than was seen",
    scopes: ["shop"],
    params: idParam.extend({ storeId: idParam.shape.id }),
    body: z.object({
      pieces: z.number().int().min(0).max(mostPieces),
      seen: z.number().int().min(0).max(mostPieces).describe("The number that the operator saw"),
    }),
    response: one,
    errors: [409],
  }),
};
