import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const web = join(import.meta.dirname, "..");
const contract = join(web, "../contract/");
const inWeb = (file: string) => join(web, file);
/** What the browser loads on every page. */
const everyPage = ["root.tsx", "entry.client.tsx"].map(inWeb);
const lists = ["pages/search/search.tsx", "pages/item/category-page.tsx"].map(inWeb);
/** Nearly every page has these, most of them nothing else of what lists need. */
const nearlyEvery = ["ui/breadcrumb.tsx", "search-engines/breadcrumb-data.ts", "search-engines/page-meta.ts"].map(
  inWeb,
);
const item = inWeb("pages/item/listing-page.tsx");
const cards = [...lists, inWeb("pages/home/home.tsx")];
const isIcon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
/** Parts of every page's packages that hardly a page uses. */
const rare = /\/react-i18next\/|\/html-parse-stringify\/|\/void-elements\//;

/**
 * Dozens of small files compress worse than one: the packages of every page, the rest of what every page needs, what cards
 * need besides, what lists of them do, and the icons of an item's page lie in a file each. Each holds all that its modules
 * import, but for those before it, so that files never import one another in a circle: modules would then run before what
 * they need.
 */
export function joinSmallFiles(): Plugin {
  return {
    name: "kabinet:join-small-files",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    // The bundler asks for this where what a group imports may stay where it is.
    options: (given) => ({ ...given, preserveEntrySignatures: "allow-extension" }),
    transform: noteIcons,
    outputOptions: (given) => ({
      ...given,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf }] },
    }),
    generateBundle(_options, files) {
      const circle = findCircle((name) => {
        const file = files[name];
        return file?.type === "chunk" ? file.imports : [];
      }, Object.keys(files));
      if (circle) this.error(`Files import one another in a circle: ${circle.join(" → ")}`);
    },
  };
}

function groupOf(id: string, graph: Graph): string | null {
  if (isBeginning(id) || isSchema(id, graph) || rare.test(id)) return null;
  // What the bundler itself adds is needed by packages already.
  if (id.startsWith("\0")) return "packages";
  if (nearlyEvery.includes(id)) return "frame";
  if (everyPage.some((beginning) => isImportedBy(beginning, id, graph))) return isPackage(id) ? "packages" : "frame";
  if (cards.every((beginning) => isImportedBy(beginning, id, graph))) return "cards";
  if (lists.every((beginning) => isImportedBy(beginning, id, graph))) return "lists";
  return isIcon.test(id) && isImportedBy(item, id, graph) ? "item-icons" : null;
}

/** It takes the page over as soon as it runs, so it must not run along with what routes need. */
const isBeginning = (id: string) => id === inWeb("entry.client.tsx");

const isPackage = (id: string) => id.includes("/node_modules/");

/** Of schemas each page uses others, most none; they import nothing of the web. What imports nothing at all is none. */
function isSchema(id: string, graph: Graph): boolean {
  if (id.includes("/node_modules/zod/")) return true;
  return id.startsWith(contract) && graph.getModuleInfo(id)?.importedIds.length !== 0;
}

/** Whether `beginning` imports a module, at whatever depth, without waiting for something first. */
function isImportedBy(beginning: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.replace(/\?.*$/, "") === beginning) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const icon = isIcon.exec(id)?.[1];
  const importers = icon === undefined ? graph.getModuleInfo(id)?.importers : usersOfIcons.get(icon);
  return [...(importers ?? [])].some((importer) => isImportedBy(beginning, importer, graph, seen));
}

/** Who names an icon, by its file's name: the package's own list of all icons would have every page import each of them. */
const usersOfIcons = new Map<string, Set<string>>();

function noteIcons(code: string, id: string): void {
  for (const [, names = ""] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g)) {
    for (const [name] of names.matchAll(/[A-Z]\w*/g)) {
      const file = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-").toLowerCase();
      usersOfIcons.set(file, (usersOfIcons.get(file) ?? new Set()).add(id));
    }
  }
}

/** Files that import one another, the first one again at the end; null where there are none. */
export function findCircle(importsOf: (file: string) => readonly string[], files: readonly string[]): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | null => {
    const from = way.indexOf(file);
    if (from >= 0) return [...way.slice(from), file];
    if (done.has(file)) return null;
    done.add(file);
    for (const imported of importsOf(file)) {
      const circle = walk(imported, [...way, file]);
      if (circle) return circle;
    }
    return null;
  };
  for (const file of files) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}
