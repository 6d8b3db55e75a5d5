import { z } from "zod";
import { brand, categoryLink } from "#contract/catalogue/catalogue.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";

/** The suggestions of the search box. */

/** The longest beginning of a word that is looked at. */
const longestBeginning = 60;

const suggestionQuery = z.object({
  q: z
    .string()
    .max(2_000)
    .transform((typed) =>
      typed
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, longestBeginning),
    )
    .catch("")
    .default(""),
  lang: locale.catch("cs").default("cs"),
});
export type SuggestionQuery = z.output<typeof suggestionQuery>;

const suggestionSet = z.object({
  categories: z.array(categoryLink),
  brands: z.array(brand).describe("Of published listings"),
  items: z
    .array(
      listingCard.pick({
        id: true,
        slug: true,
        name: true,
        nameLang: true,
        type: true,
        picture: true,
        price: true,
      }),
    )
    .describe("What runs"),
  leading: z
    .enum(["brands", "categories"])
    .describe("What comes first: brands with what runs, or categories, where one of them is begun and no brand is"),
});
export type SuggestionSet = z.infer<typeof suggestionSet>;

export const suggestions = {
  list: route({
    method: "GET",
    path: "/api/suggestions",
    summary: "Categories, brands and running listings for what is being typed into the search, a few of each",
    auth: "none",
    query: suggestionQuery,
    response: z.object({ data: suggestionSet }),
  }),
  categories: route({
    method: "GET",
    path: "/api/suggestions/categories",
    summary: "Categories in which a thing of this brand or kind may lie, the likeliest first (at most 6)",
    auth: "none",
    query: suggestionQuery,
    response: z.object({ data: z.array(categoryLink) }),
  }),
};
