import { z } from "zod";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";

/** What a listing may be published under. */
const listingPackage = z.object({
  key: z.string(),
  name: z.string(),
  price: z.number().describe("CZK, with tax, less the discount of the caller's group; 0: published at once"),
  discount: z.number().int().describe("Per cent that the caller's group has taken off"),
  topDays: z.number().int().describe("Days at the top of the category from its start on"),
  highlighted: z.boolean(),
});
export type ListingPackage = z.infer<typeof listingPackage>;

export const packages = {
  list: route({
    method: "GET",
    path: "/api/packages",
    summary: "The packages to choose from at publication, in the operator's order",
    auth: "none",
    query: z.object({
      lang: locale.catch("cs").default("cs"),
      category: z.coerce
        .number()
        .int()
        .positive()
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .catch(undefined)
        .describe("Of the listing: where it allows no topping, packages with days at the top are left out"),
    }),
    response: z.object({ data: z.array(listingPackage) }),
  }),
};
