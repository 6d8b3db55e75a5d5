import { z } from "zod";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Ids of the pages that the site itself points to (rule SE3). */
export const infoPageIds = { terms: 1, privacy: 2, bidding: 3, fees: 4, contact: 5, about: 6 } as const;

/** The slugs of terms and privacy, which stay when the pages' titles change (rule SE3). */
export const fixedInfoSlugs = {
  terms: { cs: "obchodni-podminky", en: "terms" },
  privacy: { cs: "gdpr", en: "gdpr" },
} as const;

/** Articles on one page of the blog. */
const articlesPerPage = 12;

const slugs = z.object({ cs: z.string(), en: z.string() });

/** Markup that has passed the sanitiser: headings, lists, tables, links, quotations and pictures of our own. */
const safeHtml = z.string().describe("Sanitised HTML; pictures carry their width and height");

const heading = z.object({ id: z.string().describe("Of the element, for links to it"), text: z.string() });

const blogCategory = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  articles: z.number().int().describe("Published articles in it"),
});
export type BlogCategory = z.infer<typeof blogCategory>;

const blogCategoryLink = blogCategory.omit({ articles: true });

/** An article in a list. */
const articleCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  category: blogCategoryLink,
  picture: picture.nullable(),
  pictureAlt: z.string(),
  publishedAt: instant,
  readingMinutes: z.number().int().describe("At 200 words a minute, at least 1"),
});
export type ArticleCard = z.infer<typeof articleCard>;

const article = articleCard.extend({
  slugs,
  author: z.string(),
  html: safeHtml,
  headings: z.array(heading).describe("Of the second level"),
  updatedAt: instant,
  related: z.array(articleCard).describe("At most three, of the same category first"),
});
export type Article = z.infer<typeof article>;

const infoPageLink = z.object({ id: z.number().int(), slug: z.string(), title: z.string() });
export type InfoPageLink = z.infer<typeof infoPageLink>;

const infoPage = infoPageLink.extend({
  slugs,
  description: z.string(),
  html: safeHtml,
  headings: z.array(heading),
  updatedAt: instant,
  showsOperator: z.boolean().describe("Who runs the site stands on it, from the setting `contacts`"),
});
export type InfoPage = z.infer<typeof infoPage>;

/** A file to download; `href` is its address on this site. */
const downloadable = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  lang: locale.describe("Language of the file; Czech where there is no other"),
  updatedAt: instant,
});
export type Downloadable = z.infer<typeof downloadable>;

const inLanguageOf = z.object({ lang: locale.catch("cs").default("cs") });
const categoryFilter = z.coerce.number().int().positive().optional().catch(undefined);
export const content = {
  blogCategories: route({
    method: "GET",
    path: "/api/blog/categories/list",
    summary: "Categories of the blog that have articles",
    auth: "none",
    query: inLanguageOf,
    response: z.array(blogCategory),
  }),
  articles: route({
    method: "GET",
    path: "/api/blog/articles",
    summary: "Published articles, newest first",
    auth: "none",
    query: inLanguageOf.extend({
      category: categoryFilter,
      page: pageNumber,
      size: z.coerce.number().int().min(1).max(articlesPerPage).catch(articlesPerPage).default(articlesPerPage),
    }),
    response: pageOf(articleCard),
  }),
  article: route({
    method: "GET",
    path: "/api/blog/articles/{id}",
    summary: "One published article",
    auth: "none",
    params: idParam,
    query: inLanguageOf,
    response: z.object({ data: article }),
  }),
  infoPages: route({
    method: "GET",
    path: "/api/info",
    summary: "Info pages: terms, privacy, how things work",
    auth: "none",
    query: inLanguageOf,
    response: z.array(infoPageLink),
  }),
  infoPage: route({
    method: "GET",
    path: "/api/info/{id}",
    summary: "One info page",
    auth: "none",
    params: idParam,
    query: inLanguageOf,
    response: z.object({ data: infoPage }),
  }),
  documents: route({
    method: "GET",
    path: "/api/documents",
    summary: "Documents to download",
    auth: "none",
    query: inLanguageOf,
    response: z.array(downloadable),
  }),
};
