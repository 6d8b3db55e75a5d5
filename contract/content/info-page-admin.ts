import { z } from "zod";
import { route } from "#contract/route.ts";
import { localizedText } from "#contract/values/locale.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";
import { orderBody } from "./operator-texts.ts";
import { seenVersion } from "./seen.ts";
import { free, line, markup } from "./text-fields.ts";

export const infoPageBody = z.object({ title: line(200), description: free(400), body: markup });
export type InfoPageBody = z.output<typeof infoPageBody>;
const infoPageWrite = infoPageBody.extend({
  showsOperator: z.boolean().describe("Who runs the site stands below the text"),
});
export type InfoPageWrite = z.output<typeof infoPageWrite>;

const editableInfoPage = z.object({
  id: z.number().int(),
  title: localizedText,
  description: localizedText,
  body: localizedText,
  slug: localizedText,
  isFixed: z.boolean().describe("Links, laws and forms point to it: it cannot be removed"),
  showsOperator: z.boolean(),
  version: instant,
});
export type EditableInfoPage = z.infer<typeof editableInfoPage>;

const one = z.object({ data: editableInfoPage });

/** What the info pages say, for people with the scope `content`. */
export const infoPageAdmin = {
  infoPages: route({
    method: "GET",
    path: "/api/admin/info-pages",
    summary: "Operator: all info pages in both languages, in their order",
    scopes: ["content"],
    response: z.object({
      data: z.array(editableInfoPage.pick({ id: true, title: true, isFixed: true }).extend({ updatedAt: instant })),
    }),
  }),
  infoPage: route({
    method: "GET",
    path: "/api/admin/info-pages/{id}",
    summary: "Operator: an info page in both languages",
    scopes: ["content"],
    params: idParam,
    response: one,
  }),
  addInfoPage: route({
    method: "POST",
    path: "/api/admin/info-pages",
    summary: "Operator: add an info page at the end",
    scopes: ["content"],
    body: infoPageWrite,
    status: 201,
    response: one,
  }),
  changeInfoPage: route({
    method: "PUT",
    path: "/api/admin/info-pages/{id}",
    summary: "Operator: change an info page; what it said before is kept",
    scopes: ["content"],
    params: idParam,
    body: infoPageWrite.extend(seenVersion.shape),
    response: one,
    errors: [409],
  }),
  removeInfoPage: route({
    method: "DELETE",
    path: "/api/admin/info-pages/{id}",
    summary:
      "Operator: remove an info page of one's own for good; PAGE_IS_FIXED for those of the site, CHANGED_ELSEWHERE where it is another one now",
    scopes: ["content"],
    params: idParam,
    query: seenVersion,
    response: done,
    errors: [409],
  }),
  orderInfoPages: route({
    method: "PUT",
    path: "/api/admin/info-pages",
    summary: "Operator: put all info pages in order; CHANGED_ELSEWHERE where others are there now",
    scopes: ["content"],
    body: orderBody,
    response: done,
    errors: [409],
  }),
};
