import { z } from "zod";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { idParam, instant } from "#contract/values/shapes.ts";
import { articleBody } from "./article-admin.ts";
import { infoPageBody } from "./info-page-admin.ts";

export const contentKinds = ["article", "info_page"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A text as it was stored once. */
const contentVersion = z.object({
  id: z.number().int(),
  at: instant,
  by: z.string().nullable().describe("User name of who stored it; null: it came with the site"),
  value: z.union([articleBody, infoPageBody]),
});
export type ContentVersion = z.infer<typeof contentVersion>;

const versionsOf = <const Path extends `/${string}`>(path: Path) =>
  route({
    method: "GET",
    path,
    summary: "Operator: what this text has said, the newest first, at most 20",
    scopes: ["content"],
    params: idParam,
    response: z.object({ data: z.array(contentVersion) }),
  });

/** What articles and info pages have said, and how what is being written would look. */
export const textVersions = {
  articleVersions: versionsOf("/api/admin/articles/{id}/versions"),
  infoPageVersions: versionsOf("/api/admin/info-pages/{id}/versions"),
  preview: route({
    method: "POST",
    path: "/api/admin/content/preview",
    summary: "Operator: markup as its page would show it; stores nothing",
    scopes: ["content"],
    body: z.object({ body: z.string().max(200_000), lang: locale }),
    response: z.object({ data: z.object({ html: z.string().describe("Sanitised HTML") }) }),
  }),
};
