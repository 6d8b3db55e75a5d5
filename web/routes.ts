import type { RouteConfig } from "@react-router/dev/routes";
import { layout, route } from "@react-router/dev/routes";
import { type PageKey, pagePaths } from "#contract/content/page-paths.ts";
import { locales } from "#contract/values/locale.ts";
import { pages } from "./addresses/page-modules.ts";

const keys = Object.keys(pages) as PageKey[];
const isAdmin = (key: PageKey) => pages[key].module.startsWith("pages/admin/");

/** Route names carry the locale suffix. */
const routesOf = (those: readonly PageKey[]) =>
  those.flatMap((key) =>
    locales.map((locale) =>
      route(pagePaths[key][locale], pages[key].module, { id: `${key}___${locale}`, caseSensitive: true }),
    ),
  );

export default [
  ...routesOf(keys.filter((key) => !isAdmin(key))),
  layout("pages/admin/back-office.tsx", routesOf(keys.filter(isAdmin))),
  route("*", "pages/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
