import { z } from "zod";
import { route } from "#contract/route.ts";

const pickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  isBox: z.boolean(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;

const foundPoints = z.object({
  points: z.array(pickupPoint),
  total: z.number().int().describe("All that fit; the first of them are shown"),
});
export type FoundPoints = z.infer<typeof foundPoints>;

/** Where a carrier brings parcels to be picked up. */
export const pickupPoints = {
  find: route({
    method: "GET",
    path: "/api/pickup-points",
    summary: "Open pick-up points of the shop's country by town, postcode or street",
    auth: "none",
    query: z.object({ q: z.string().trim().max(80).default("") }),
    response: z.object({ data: foundPoints }),
    errors: [409],
  }),
};
