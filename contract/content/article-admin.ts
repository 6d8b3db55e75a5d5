import { z } from "zod";
import { maxUploadMegabytes } from "#contract/listings/publication-limits.ts";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { localizedText } from "#contract/values/locale.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { seenPicture, seenVersion } from "./seen.ts";
import { free, line, markup } from "./text-fields.ts";

export const articleBody = z.object({
  categoryId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  title: line(200),
  lead: free(600),
  body: markup,
  pictureAlt: free(300),
  author: free(100),
  publishedAt: instant.nullable().describe("null: a draft; in the future: not yet"),
});
export type ArticleBody = z.output<typeof articleBody>;

const editableArticle = z.object({
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
export type EditableArticle = z.infer<typeof editableArticle>;

const one = z.object({ data: editableArticle });

/** What the blog says, for people with the scope `content`. */
export const articleAdmin = {
  articles: route({
    method: "GET",
    path: "/api/admin/articles",
    summary: "Operator: all articles, drafts first, then the newest; with the categories of the blog",
    scopes: ["content"],
    query: z.object({ page: pageNumber }),
    response: pageOf(
      z.object({
        id: z.number().int(),
        title: localizedText,
        category: localizedText,
        publishedAt: instant.nullable(),
        updatedAt: instant,
      }),
    ).extend({ categories: z.array(z.object({ id: z.number().int(), name: localizedText })) }),
  }),
  article: route({
    method: "GET",
    path: "/api/admin/articles/{id}",
    summary: "Operator: an article in both languages, published or not",
    scopes: ["content"],
    params: idParam,
    response: one,
  }),
  addArticle: route({
    method: "POST",
    path: "/api/admin/articles",
    summary: "Operator: add an article; its picture follows by itself",
    scopes: ["content"],
    body: articleBody,
    status: 201,
    response: one,
  }),
  changeArticle: route({
    method: "PUT",
    path: "/api/admin/articles/{id}",
    summary: "Operator: change an article; its address follows its title, and what it said before is kept",
    scopes: ["content"],
    params: idParam,
    body: articleBody.extend(seenVersion.shape),
    response: one,
    errors: [409],
  }),
  removeArticle: route({
    method: "DELETE",
    path: "/api/admin/articles/{id}",
    summary:
      "Operator: remove an article for good, with its picture and what it said before; CHANGED_ELSEWHERE where it is another one now",
    scopes: ["content"],
    params: idParam,
    query: seenVersion.extend(seenPicture.shape),
    response: done,
    errors: [409],
  }),
  setArticlePicture: route({
    method: "POST",
    path: "/api/admin/articles/{id}/picture",
    summary: `Operator: upload an article's picture (JPEG, HEIC, PNG, WebP; ${maxUploadMegabytes} MB) in place of the one before`,
    scopes: ["content"],
    params: idParam,
    query: seenPicture,
    upload: true,
    response: one,
    errors: [409],
  }),
  removeArticlePicture: route({
    method: "DELETE",
    path: "/api/admin/articles/{id}/picture",
    summary: "Operator: take an article's picture away",
    scopes: ["content"],
    params: idParam,
    query: seenPicture,
    response: one,
    errors: [409],
  }),
};
