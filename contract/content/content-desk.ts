import { z } from "zod";
import { picture } from "#contract/listings/media.ts";
import { route } from "#contract/route.ts";
import { locale, localizedText } from "#contract/values/locale.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { orderBody } from "./operator-texts.ts";

/** A line in both languages; Czech has to be there. */
const line = (most: number) =>
  z.object({ cs: z.string().trim().min(1).max(most), en: z.string().trim().max(most) });
const free = (most: number) => z.object({ cs: z.string().trim().max(most), en: z.string().trim().max(most) });
const markup = free(200_000).describe("Markup; what is not allowed is dropped before it is stored");

/** `version` of the thing as it was seen; CHANGED_ELSEWHERE where it is another one now. */
const seen = z.object({ version: instant });

const articleBody = z.object({
  categoryId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  title: line(200),
  lead: free(600),
  body: markup,
  pictureAlt: free(300),
  author: free(100),
  publishedAt: instant.nullable().describe("null: a draft; in the future: not yet"),
});
export type ArticleBody = z.output<typeof articleBody>;

const infoPageBody = z.object({ title: line(200), description: free(400), body: markup });
export type InfoPageBody = z.output<typeof infoPageBody>;
const infoPageWrite = infoPageBody.extend({
  showsOperator: z.boolean().describe("Who runs the house stands below the text"),
});
export type InfoPageWrite = z.output<typeof infoPageWrite>;

const keptArticle = z.object({
  id: z.number().int(),
  categoryId: z.number().int(),
  title: localizedText,
  lead: localizedText,
  body: localizedText,
  pictureAlt: localizedText,
  author: localizedText,
  publishedAt: instant.nullable(),
  slug: localizedText,
  picture: picture.nullable(),
  version: instant,
});
export type KeptArticle = z.infer<typeof keptArticle>;

const keptInfoPage = z.object({
  id: z.number().int(),
  title: localizedText,
  description: localizedText,
  body: localizedText,
  slug: localizedText,
  isFixed: z.boolean().describe("Links, laws and forms point to it: it cannot be removed"),
  showsOperator: z.boolean(),
  version: instant,
});
export type KeptInfoPage = z.infer<typeof keptInfoPage>;

export const contentKinds = ["article", "info_page"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A text as it was stored once. */
const contentVersion = z.object({
  id: z.number().int(),
  at: instant,
  by: z.string().nullable().describe("User name of who stored it; null: it came with the house"),
  value: z.union([articleBody, infoPageBody]),
});
export type ContentVersion = z.infer<typeof contentVersion>;

const tag = "content";
const one = z.object({ data: keptArticle });
const onePage = z.object({ data: keptInfoPage });

const versionsOf = <const Path extends `/${string}`>(path: Path) =>
  route({
    method: "GET",
    path,
    summary: "Operator: what this text has said, the newest first, at most 20",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: z.object({ data: z.array(contentVersion) }),
    errors: [401, 403],
  });

/** What the blog and the info pages say, for people with the scope `content`. */
export const contentDesk = {
  articles: route({
    method: "GET",
    path: "/api/admin/articles",
    summary: "Operator: all articles, drafts first, then the newest; with the categories of the blog",
    tag,
    auth: "user",
    query: z.object({ page: pageNumber }),
    status: 200,
    response: pageOf(
      z.object({
        id: z.number().int(),
        title: localizedText,
        category: localizedText,
        publishedAt: instant.nullable(),
        updatedAt: instant,
      }),
    ).extend({ categories: z.array(z.object({ id: z.number().int(), name: localizedText })) }),
    errors: [401, 403],
  }),
  article: route({
    method: "GET",
    path: "/api/admin/articles/{id}",
    summary: "Operator: an article in both languages, published or not",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: one,
    errors: [401, 403, 404],
  }),
  addArticle: route({
    method: "POST",
    path: "/api/admin/articles",
    summary: "Operator: add an article; its picture follows by itself",
    tag,
    auth: "user",
    body: articleBody,
    status: 201,
    response: one,
    errors: [401, 403, 422],
  }),
  changeArticle: route({
    method: "PUT",
    path: "/api/admin/articles/{id}",
    summary: "Operator: change an article; its address follows its title, and what it said before is kept",
    tag,
    auth: "user",
    params: idParam,
    body: articleBody.extend(seen.shape),
    status: 200,
    response: one,
    errors: [401, 403, 404, 409, 422],
  }),
  removeArticle: route({
    method: "DELETE",
    path: "/api/admin/articles/{id}",
    summary: "Operator: remove an article for good, with its picture and what it said before",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: done,
    errors: [401, 403, 404],
  }),
  setArticlePicture: route({
    method: "POST",
    path: "/api/admin/articles/{id}/picture",
    summary: "Operator: upload an article's picture (JPEG, PNG, WebP; 20 MB) in place of the one before",
    tag,
    auth: "user",
    params: idParam,
    upload: true,
    status: 200,
    response: one,
    errors: [401, 403, 404, 413, 422],
  }),
  removeArticlePicture: route({
    method: "DELETE",
    path: "/api/admin/articles/{id}/picture",
    summary: "Operator: take an article's picture away",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: one,
    errors: [401, 403, 404],
  }),
  infoPages: route({
    method: "GET",
    path: "/api/admin/info-pages",
    summary: "Operator: all info pages in both languages, in their order",
    tag,
    auth: "user",
    status: 200,
    response: z.object({
      data: z.array(
        keptInfoPage.pick({ id: true, title: true, isFixed: true }).extend({ updatedAt: instant }),
      ),
    }),
    errors: [401, 403],
  }),
  infoPage: route({
    method: "GET",
    path: "/api/admin/info-pages/{id}",
    summary: "Operator: an info page in both languages",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: onePage,
    errors: [401, 403, 404],
  }),
  addInfoPage: route({
    method: "POST",
    path: "/api/admin/info-pages",
    summary: "Operator: add an info page at the end",
    tag,
    auth: "user",
    body: infoPageWrite,
    status: 201,
    response: onePage,
    errors: [401, 403, 422],
  }),
  changeInfoPage: route({
    method: "PUT",
    path: "/api/admin/info-pages/{id}",
    summary: "Operator: change an info page; what it said before is kept",
    tag,
    auth: "user",
    params: idParam,
    body: infoPageWrite.extend(seen.shape),
    status: 200,
    response: onePage,
    errors: [401, 403, 404, 409, 422],
  }),
  removeInfoPage: route({
    method: "DELETE",
    path: "/api/admin/info-pages/{id}",
    summary: "Operator: remove an info page of one's own for good; PAGE_IS_FIXED for those of the house",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: done,
    errors: [401, 403, 404, 409],
  }),
  orderInfoPages: route({
    method: "PUT",
    path: "/api/admin/info-pages",
    summary: "Operator: put all info pages in order; CHANGED_ELSEWHERE where others are there now",
    tag,
    auth: "user",
    body: orderBody,
    status: 200,
    response: done,
    errors: [401, 403, 409, 422],
  }),
  articleVersions: versionsOf("/api/admin/articles/{id}/versions"),
  infoPageVersions: versionsOf("/api/admin/info-pages/{id}/versions"),
  preview: route({
    method: "POST",
    path: "/api/admin/content/preview",
    summary: "Operator: markup as its page would show it; stores nothing",
    tag,
    auth: "user",
    body: z.object({ body: z.string().max(200_000), lang: locale }),
    status: 200,
    response: z.object({ data: z.object({ html: z.string().describe("Sanitised HTML") }) }),
    errors: [401, 403, 422],
  }),
};
