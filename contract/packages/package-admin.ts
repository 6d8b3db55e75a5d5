import { z } from "zod";
import { route } from "#contract/route.ts";
import { localizedText } from "#contract/values/locale.ts";
import { done, version, versionInAddress, writtenLine } from "#contract/values/shapes.ts";

/** The most days at the top that a package may bring. */
const mostTopDays = 90;

const packageBody = z.object({
  name: z.object({
    cs: writtenLine.pipe(z.string().min(1).max(60)),
    en: writtenLine.pipe(z.string().max(60)),
  }),
  price: z.number().min(0).max(100_000).multipleOf(0.01).describe("CZK, with tax; 0: published at once"),
  topDays: z.number().int().min(0).max(mostTopDays).describe("Days at the top of the category from its start on"),
  highlighted: z.boolean(),
  active: z.boolean().describe("Whether it may be chosen at publication"),
  position: z.number().int().min(0).max(10_000).describe("Order in lists, from the lowest"),
});
export type PackageBody = z.output<typeof packageBody>;

/** A package as the operator keeps it, in both languages. */
const editablePackage = packageBody.extend({
  key: z.string(),
  name: localizedText,
  version: z.number().int(),
});
export type EditablePackage = z.infer<typeof editablePackage>;

const keyParam = z.object({ key: z.string().regex(/^[a-z0-9-]{1,100}$/) });
const one = z.object({ data: editablePackage });

/** Packages, for the operator to change. */
export const packageAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/packages",
    summary: "Operator: all packages in both languages, in their order",
    scopes: ["finance"],
    response: z.object({ data: z.array(editablePackage) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/packages",
    summary: "Operator: add a package",
    scopes: ["finance"],
    body: packageBody,
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/packages/{key}",
    summary:
      "Operator: change a package for later publications; what was published or paid keeps what it brought. Another version is CHANGED_ELSEWHERE",
    scopes: ["finance"],
    params: keyParam,
    body: packageBody.extend({ version }),
    response: one,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/packages/{key}",
    summary: "Operator: take a package away that nothing was published under",
    scopes: ["finance"],
    params: keyParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
};
