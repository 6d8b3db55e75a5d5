import { z } from "zod";

/** What a card tells of goods from stock besides what it tells of every listing. Amounts in CZK with tax. */
export const stockCard = z.object({
  originalPrice: z.number().nullable().describe("The usual price, while it is reduced"),
  lowestPrice: z.number().nullable().describe("The lowest price of the 30 days before the reduction"),
  inStock: z.boolean(),
  mayCostLess: z.boolean().describe("Whether a group's discount takes something off it"),
});

/** The rest that the page of a product tells. */
export const offeredProduct = z.object({
  sku: z.string().describe("The operator's code"),
  taxRate: z.number().describe("VAT of the day, per cent; the price contains it. 0: none"),
  reducedUntil: z.iso.datetime().nullable().describe("When the reduction ends; null: open, or none"),
  takesBackOrders: z.boolean().describe("May be ordered for pickup in a store while there is none in stock"),
  pieces: z.number().int().describe("In all stores together"),
  stores: z
    .array(z.object({ id: z.number().int(), name: z.string(), pieces: z.number().int() }))
    .describe("Where it lies, of the stores that visitors see"),
  family: z
    .array(
      z.object({
        id: z.number().int(),
        slug: z.string(),
        name: z.string(),
        volumeMl: z.number().int().nullable(),
        price: z.number().nullable(),
      }),
    )
    .describe("The same thing in other volumes, by volume"),
});
export type OfferedProduct = z.infer<typeof offeredProduct>;
