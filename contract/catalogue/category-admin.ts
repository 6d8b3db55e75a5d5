import { z } from "zod";
import { route } from "#contract/route.ts";
import { localizedText } from "#contract/values/locale.ts";
import { done, idParam, version, versionInAddress, writtenLine } from "#contract/values/shapes.ts";

/** A category's number among all, or null for the top of the tree. */
const parentId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable();

/** A part of an address: words of letters without accents and digits, joined by hyphens; empty: it follows the name. */
const writtenSlug = z
  .string()
  .trim()
  .max(90)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);

/** A place in the tree. */
const place = {
  parentId,
  before: parentId.describe("The sibling that it stands before; null: at the end"),
};

const words = {
  name: z.object({
    cs: writtenLine.pipe(z.string().min(1).max(80)),
    en: writtenLine.pipe(z.string().max(80)),
  }),
  slug: z.object({ cs: writtenSlug, en: writtenSlug }),
  description: z.object({ cs: z.string().trim().max(1_000), en: z.string().trim().max(1_000) }),
};

/** A category's words in both languages; Czech stands in where the English ones are empty. */
const categoryWords = z.object(words);
export type CategoryWords = z.output<typeof categoryWords>;

/** A category as the operator keeps it. */
const editableCategory = z.object({
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  path: z.array(z.number().int()).describe("Ids from the top down to this one"),
  name: localizedText,
  slug: localizedText.describe("As it was written; empty where it follows the name"),
  address: localizedText.describe("The slugs that addresses have now"),
  description: localizedText,
  isFirst: z.boolean().describe("Its place is fixed: it comes first whatever its position (rule T1)"),
  listings: z.number().int().describe("What lies in it itself, in any state"),
  version: z.number().int(),
});
export type EditableCategory = z.infer<typeof editableCategory>;

const one = z.object({ data: editableCategory });

/** The tree of categories, for the operator to change. */
export const categoryAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/categories",
    summary: "Operator: all categories in both languages, each followed by those below it",
    scopes: ["content"],
    response: z.object({ data: z.array(editableCategory) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/categories",
    summary: "Operator: add a category, the last one under its parent",
    scopes: ["content"],
    body: z.object({ parentId, ...words }),
    status: 201,
    response: one,
    errors: [409],
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/categories/{id}",
    summary: "Operator: change a category's words; another version is CHANGED_ELSEWHERE",
    scopes: ["content"],
    params: idParam,
    body: z.object({ version, ...words }),
    response: one,
    errors: [409],
  }),
  move: route({
    method: "PUT",
    path: "/api/admin/categories/{id}/place",
    summary:
      "Operator: move a category with all below it; refused under itself, below the fifth level, and where its slug is taken",
    scopes: ["content"],
    params: idParam,
    body: z.object({
      ...place,
      was: z.object(place).describe("Where it was seen: CHANGED_ELSEWHERE where it is not there any more"),
    }),
    response: one,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/categories/{id}",
    summary: "Operator: take a category away that nothing lies in and nobody has chosen",
    scopes: ["content"],
    params: idParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
};
