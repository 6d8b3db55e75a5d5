import { z } from "zod";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

/** More watched products are refused with PRODUCT_WATCHES_FULL. */
export const maxProductWatches = 100;

const wish = z.object({
  wishedPrice: positiveCzk
    .nullable()
    .describe("Told once it is in stock at this price or less; null: once it is in stock"),
});

const productWatch = wish.extend({
  id: z.number().int().describe("The product's"),
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  price: z.number().nullable().describe("CZK, now; null: it is not offered"),
  inStock: z.boolean(),
  createdAt: instant,
});
export type ProductWatch = z.infer<typeof productWatch>;

/** The watchdog of goods from stock (rules PD12, PD13). */
export const productWatches = {
  list: route({
    method: "GET",
    path: "/api/me/product-watches",
    summary: "The goods from stock that the caller waits for, the newest first",
    response: z.object({ data: z.array(productWatch) }),
  }),
  get: route({
    method: "GET",
    path: "/api/me/product-watches/{id}",
    summary: "Whether the caller waits for this product, and at what price",
    params: idParam,
    response: z.object({ data: wish.nullable() }),
  }),
  set: route({
    method: "PUT",
    path: "/api/me/product-watches/{id}",
    summary:
      "Wait for a product: to be in stock, or to be so at a price; again is the same with the wish of now. What is so already is refused",
    params: idParam,
    body: wish,
    response: z.object({ data: wish }),
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/product-watches/{id}",
    summary: "Wait for a product no more",
    params: idParam,
    response: done,
  }),
};
