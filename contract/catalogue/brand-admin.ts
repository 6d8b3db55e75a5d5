import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, pageNumber, pageOf, version, versionInAddress, writtenLine } from "#contract/values/shapes.ts";
import { brandOrders } from "./brand-orders.ts";

/** A brand as the operator keeps it. */
const editableBrand = z.object({
  id: z.number().int(),
  name: z.string(),
  items: z.number().int().describe("Listings and goods that are of it, in any state"),
  version: z.number().int(),
});
export type EditableBrand = z.infer<typeof editableBrand>;

const one = z.object({ data: editableBrand });

/** Brands, for the operator to change. */
export const brandAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/brands",
    summary: "Operator: brands with how much is of each, by a part of their name, in pages",
    scopes: ["content"],
    query: z.object({
      q: z.string().trim().max(100).default(""),
      sort: z.enum(brandOrders).catch("name").default("name"),
      page: pageNumber,
    }),
    response: pageOf(editableBrand),
  }),
  get: route({
    method: "GET",
    path: "/api/admin/brands/{id}",
    summary: "Operator: a brand as it is stored now",
    scopes: ["content"],
    params: idParam,
    response: one,
  }),
  rename: route({
    method: "PUT",
    path: "/api/admin/brands/{id}",
    summary: "Operator: rename a brand; BRAND_TAKEN where another one is called so, whatever its accents",
    scopes: ["content"],
    params: idParam,
    body: z.object({ name: writtenLine.pipe(z.string().min(1).max(100)), version }),
    response: one,
    errors: [409],
  }),
  merge: route({
    method: "POST",
    path: "/api/admin/brands/{id}/merger",
    summary: "Operator: all that is of the brand is of another from now on, and the brand is gone",
    scopes: ["content"],
    params: idParam,
    body: z.object({ intoId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), version }),
    response: z.object({ data: z.object({ moved: z.number().int(), into: editableBrand }) }),
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/brands/{id}",
    summary: "Operator: take a brand away that nothing is of",
    scopes: ["content"],
    params: idParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
};
