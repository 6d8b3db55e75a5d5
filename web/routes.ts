import type { RouteConfig } from "@react-router/dev/routes";
import { route } from "@react-router/dev/routes";
import { locales } from "#contract/values/locale.ts";
import { pages } from "./addresses/pages.ts";

/** Route names carry the locale suffix. */
export default [
  ...Object.entries(pages).flatMap(([key, page]) =>
    locales.map((locale) =>
      route(page[locale], page.module, { id: `${key}___${locale}`, caseSensitive: true }),
    ),
  ),
  route("*", "pages/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
