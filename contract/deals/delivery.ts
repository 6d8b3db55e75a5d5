import { z } from "zod";
import { countryCode } from "#contract/values/country.ts";
import { writtenLine } from "#contract/values/shapes.ts";

/** Where a parcel goes: all that its sender and carrier need. */
export const deliveryAddress = z.object({
  name: writtenLine.min(1).max(100),
  phone: writtenLine.max(30).describe("With the international prefix; may be empty"),
  street: writtenLine.min(1).max(100),
  city: writtenLine.min(1).max(100),
  zip: writtenLine.min(1).max(12),
  country: countryCode,
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** How the buyer wants to get the thing: sent to an address, or handed over. */
export const delivery = z.discriminatedUnion("handover", [
  z.object({ handover: z.literal("post"), address: deliveryAddress }),
  z.object({ handover: z.literal("in_person") }),
]);
export type Delivery = z.infer<typeof delivery>;
