import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const productEvents = topics({
  /** Of a product that somebody waits for the price, the pieces or whether visitors see it may be others now. */
  WatchedProductChanged: z.object({ productId: z.number() }),
  /** What `userId` waits for has come true, at `priceMinor`; `wishedMinor` null: it is in stock. */
  ProductWatchMet: z.object({
    userId: z.number(),
    productId: z.number(),
    wishedMinor: z.number().nullable(),
    priceMinor: z.number(),
    at: z.iso.datetime(),
  }),
});
