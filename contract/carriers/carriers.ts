import { z } from "zod";
import { bothTexts } from "#contract/content/operator-texts.ts";
import { route } from "#contract/route.ts";
import { localizedText } from "#contract/values/locale.ts";
import { czk } from "#contract/values/money.ts";
import { done, idParam, version, versionInAddress } from "#contract/values/shapes.ts";

/** The countries that a version of the shop may sell to. */
export const shopCountries = ["CZ", "SK"] as const;
export type ShopCountry = (typeof shopCountries)[number];

/** Where a carrier brings a parcel: to the buyer's address, or to a pick-up point of Packeta that the buyer chooses. */
export const carrierDestinations = ["address", "packeta"] as const;

const price = z.object({
  country: z.enum(shopCountries),
  validFrom: z.iso.date().describe("A day in Prague; the list of a country that began last holds"),
  maxWeightG: z.number().int().min(1).max(100_000).describe("The heaviest parcel at this price, grams"),
  price: czk,
});

const carrierBody = z.object({
  name: bothTexts,
  note: z.object({ cs: z.string().trim().max(300), en: z.string().trim().max(300) }),
  position: z.number().int().min(0).max(10_000).describe("Order in the checkout, from the lowest"),
  destination: z.enum(carrierDestinations),
  isShown: z.boolean().describe("Whether buyers may choose it"),
  prices: z
    .array(price)
    .max(200)
    .refine(
      (all) =>
        new Set(all.map(({ country, validFrom, maxWeightG }) => `${country} ${validFrom} ${maxWeightG}`)).size ===
        all.length,
      "each weight once in a list",
    ),
});
export type CarrierBody = z.output<typeof carrierBody>;

/** A carrier as the operator keeps it, in both languages. */
const editableCarrier = carrierBody.extend({
  id: z.number().int(),
  name: localizedText,
  note: localizedText,
  version: z.number().int().describe("How many times it has changed"),
});
export type EditableCarrier = z.infer<typeof editableCarrier>;

const one = z.object({ data: editableCarrier });

export const carriers = {
  stored: route({
    method: "GET",
    path: "/api/admin/carriers",
    summary: "Operator: who brings goods from stock, with their price lists",
    scopes: ["shop"],
    response: z.object({ data: z.array(editableCarrier) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/carriers",
    summary: "Operator: add a carrier",
    scopes: ["shop"],
    body: carrierBody,
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/carriers/{id}",
    summary: "Operator: change a carrier; refused where somebody else has changed it meanwhile",
    scopes: ["shop"],
    params: idParam,
    body: carrierBody.extend({ version }),
    response: one,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/carriers/{id}",
    summary: "Operator: take away a carrier that has brought nothing yet",
    scopes: ["shop"],
    params: idParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
};
