import { z } from "zod";
import { route } from "#contract/route.ts";
import { localizedText } from "#contract/values/locale.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";
import { orderBody } from "./operator-texts.ts";
import { seenVersion } from "./seen.ts";

const categoryBody = z.object({
  name: z.object({ cs: z.string().trim().min(1).max(80), en: z.string().trim().max(80) }),
});
export type BlogCategoryBody = z.output<typeof categoryBody>;

const editableCategory = z.object({
  id: z.number().int(),
  name: localizedText,
  articles: z.number().int().describe("All in it, drafts too"),
  version: instant,
});
export type EditableBlogCategory = z.infer<typeof editableCategory>;

const one = z.object({ data: editableCategory });

/** Categories of the blog, for people with the scope `content`. */
export const blogCategoryAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/blog-categories",
    summary: "Operator: all categories of the blog in both languages, in their order",
    scopes: ["content"],
    response: z.object({ data: z.array(editableCategory) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/blog-categories",
    summary: "Operator: add a category at the end; visitors see it once an article in it is published",
    scopes: ["content"],
    body: categoryBody,
    status: 201,
    response: one,
  }),
  rename: route({
    method: "PUT",
    path: "/api/admin/blog-categories/{id}",
    summary: "Operator: rename a category in both languages",
    scopes: ["content"],
    params: idParam,
    body: categoryBody.extend({ version: instant }),
    response: one,
    errors: [409],
  }),
  order: route({
    method: "PUT",
    path: "/api/admin/blog-categories",
    summary: "Operator: put all categories in order; CHANGED_ELSEWHERE where others are there now",
    scopes: ["content"],
    body: orderBody,
    response: done,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/blog-categories/{id}",
    summary: "Operator: remove a category without articles; CATEGORY_HAS_ARTICLES for others",
    scopes: ["content"],
    params: idParam,
    query: seenVersion,
    response: done,
    errors: [409],
  }),
};
