import { z } from "zod";
import { propertyRule } from "#contract/listings/property-rules.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { idParam } from "#contract/values/shapes.ts";

/** A category in one language with its subcategories, up to five levels (rule T1). */
export interface Category {
  id: number;
  slug: string;
  name: string;
  /** Live listings here and below. */
  count: number;
  subcategories: Category[];
}
const category: z.ZodType<Category> = z.lazy(() =>
  z.object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    count: z.number().int(),
    subcategories: z.array(category),
  }),
);

/** A category as other shapes point to it. */
export const categoryLink = z.object({ id: z.number().int(), slug: z.string(), name: z.string() });
export type CategoryLink = z.infer<typeof categoryLink>;

export const brand = z.object({ id: z.number().int(), name: z.string() });
export type Brand = z.infer<typeof brand>;

/** A category's own page. */
const categoryDetail = categoryLink.extend({
  description: z.string(),
  path: z.array(categoryLink).describe("From the top category down to this one, itself included"),
  slugs: z.object({ cs: z.string(), en: z.string() }),
  properties: z.array(propertyRule).describe("What is asked of a supply offered in it, inherited rules included"),
});
export type CategoryDetail = z.infer<typeof categoryDetail>;

/** The listing or category of an id; both draw their ids from one sequence. */
const itemAddress = z.object({
  id: z.number().int(),
  kind: z.enum(["category", "listing"]),
  slugs: z.object({ cs: z.string(), en: z.string() }),
  categorySlugs: z
    .object({ cs: z.string(), en: z.string() })
    .nullable()
    .describe("Of the category a listing lies in: the optional middle segment of its path"),
});
export type ItemAddress = z.infer<typeof itemAddress>;

const localeParam = z.object({ locale });
export const catalogue = {
  tree: route({
    method: "GET",
    path: "/api/catalog/category/{locale}",
    summary: "The category tree in one language",
    auth: "none",
    params: localeParam,
    response: z.array(category),
  }),
  category: route({
    method: "GET",
    path: "/api/catalog/category/{locale}/{id}",
    summary: "One category",
    auth: "none",
    params: localeParam.extend(idParam.shape),
    response: z.object({ data: categoryDetail }),
  }),
  address: route({
    method: "GET",
    path: "/api/items/{id}",
    summary: "What an id stands for and the slugs of its canonical path; with a token also of one's own drafts",
    auth: "optional",
    params: idParam,
    response: z.object({ data: itemAddress }),
  }),
  brands: route({
    method: "GET",
    path: "/api/catalog/brands",
    summary: "Brands whose name matches, for suggestions (at most 20)",
    auth: "none",
    query: z.object({ q: z.string().max(100).default("") }),
    response: z.array(brand),
  }),
};
