import type { RouteConfig } from "@react-router/dev/routes";
import { route } from "@react-router/dev/routes";
import { type PageKey, pagePaths } from "#contract/content/page-paths.ts";
import { locales } from "#contract/values/locale.ts";
import { pages } from "./addresses/page-modules.ts";

/** Route names carry the locale suffix. */
export default [
  ...(Object.keys(pages) as PageKey[]).flatMap((key) =>
    locales.map((locale) =>
      route(pagePaths[key][locale], pages[key].module, { id: `${key}___${locale}`, caseSensitive: true }),
    ),
  ),
  route("*", "pages/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
