import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const web = join(import.meta.dirname, "..");
const lists = ["home/home.tsx", "search/search.tsx", "daily/daily.tsx"].map((file) =>
  join(web, "pages", file),
);
/** Packages of which every page needs the same. */
const foundation = /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

/** What every page of lists needs lies in one file, and so do the packages of all pages: dozens of small ones compress worse. */
export function joinSmallFiles(): Plugin {
  const groups = [{ name: "foundation", test: foundation }, { name: groupOf }];
  return {
    name: "kabinet:join-small-files",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    // The bundler asks for this where what a group imports stays where it is: of packages each page uses other parts.
    options: (given) => ({ ...given, preserveEntrySignatures: "allow-extension" }),
    outputOptions: (given) => ({
      ...given,
      codeSplitting: { includeDependenciesRecursively: false, groups },
    }),
  };
}

/** Of our own modules alone: of other packages and the contract each page uses other parts. */
function groupOf(id: string, graph: Graph): string | null {
  if (!id.startsWith(web)) return null;
  return lists.every((beginning) => isImportedBy(beginning, id, graph)) ? "lists" : null;
}

/** Whether `beginning` imports a module, at whatever depth, without waiting for something first. */
function isImportedBy(beginning: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.replace(/\?.*$/, "") === beginning) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(beginning, importer, graph, seen));
}
