import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const table = join(import.meta.dirname, "../addresses/pages.ts");

/** The table of pages as browsers need it: the paths, without modules and what each page reads, which would bring zod along. */
export function pagesForBrowser(): Plugin {
  return {
    name: "kabinet:pages-for-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) => (id === table ? writePaths() : null),
  };
}

async function writePaths(): Promise<string> {
  const { pages } = (await import(pathToFileURL(table).href)) as typeof import("../addresses/pages.ts");
  const paths = Object.entries(pages).map(([key, { cs, en }]) => [key, { cs, en }]);
  return `export const pages = ${JSON.stringify(Object.fromEntries(paths))};`;
}
