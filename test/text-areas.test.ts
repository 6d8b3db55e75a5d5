import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { pages } from "#web/addresses/page-modules.ts";
import { imports, sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/**
 * Texts reach a browser by areas, the folders of `web/i18n/{cs,en}/` (decisions/0037). Those of the layout are there from the start; for
 * others a page, and a part that comes later, imports `web/i18n/areas/<area>.ts`.
 */

const areaOf = new Map(
  globSync("web/i18n/cs/*/*.json").map((file) => [basename(file, ".json"), file.split("/").at(-2) ?? ""]),
);
const components = sources.filter((file) => /^web\/(?!build\/|i18n\/).*(?<!\.test)\.tsx?$/.test(file));
/** Where code begins to load: the layout and the pages, and every module that is imported only when it is asked for. */
const beginnings = [
  "web/root.tsx",
  "web/entry.client.tsx",
  "web/pages/not-found.tsx",
  "web/pages/admin/back-office.tsx",
  ...new Set(Object.values(pages).map(({ module }) => `web/${module}`)),
  ...new Set(
    imports
      .filter(({ from, to, isLater }) => isLater && components.includes(from) && sources.includes(to))
      .map(({ to }) => to),
  ),
];

test("a namespace belongs to one area", () => {
  expect(areaOf.size).toBe(globSync("web/i18n/cs/*/*.json").length);
  expect([...new Set(areaOf.values())].sort()).toEqual([
    ...["admin", "item", "layout", "own", "pages", "record", "shop"],
  ]);
});

test.each(beginnings)("%s imports the areas whose texts it or its imports use, and no others", (beginning) => {
  const modules = [...loadedWith(beginning)];
  const used = modules.flatMap((file) => areasIn(read(file)).map((area) => `web/i18n/areas/${area}.ts`));
  const imported = imports.filter(({ from, to }) => modules.includes(from) && isArea(to)).map(({ to }) => to);
  expect([...new Set(imported)].sort()).toEqual([...new Set(used)].sort());
});

test("areas are imported where code begins to load, and nowhere else", () => {
  const inPages = imports.filter(({ from, to }) => isArea(to) && !from.endsWith(".test.ts"));
  const elsewhere = inPages.filter(({ from }) => !beginnings.includes(from));
  expect(beginnings.length).toBeGreaterThan(50);
  expect(elsewhere).toEqual([]);
});

test.each([
  ['useTranslation("bids")', ["item"]],
  ['useTranslation(["deals", "purchases"])', ["own", "item"]],
  ['t("purchases:cancel.title")', ["item"]],
  ['texts={{ namespace: "deals", key: "x" }}', ["own"]],
  ['t("name", { ns: "monthlySales" })', ["pages"]],
  ['useTranslation("shelf"); t("account")', []],
])("%s is of %j", (code, areas) => {
  expect(areasIn(code)).toEqual(areas);
});

test("components name their namespaces where this test can read them", () => {
  const unreadable = components.filter((file) =>
    /useTranslation\((?!\)|"|\[\s*"|(?:\w+\.)?namespace\b)/.test(read(file)),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(unreadable).toEqual([]);
});

/** The module and all of the repository that it imports before it runs, through whatever comes between. */
function loadedWith(beginning: string): Set<string> {
  const loaded = new Set([beginning]);
  for (const file of loaded) {
    for (const { from, to, isType, isLater } of imports) {
      if (from === file && !isType && !isLater && components.includes(to)) loaded.add(to);
    }
  }
  return loaded;
}

/** The areas, but for the layout, of the namespaces that a module names. */
function areasIn(code: string): string[] {
  const asked = [...code.matchAll(/useTranslation\(([^)]*)\)|\b(?:namespace|ns): ?("\w+")|["'`](\w+):/g)];
  const names = asked.flatMap(([, listed, given, before]) =>
    before ? [before] : ((listed ?? given ?? "").match(/\w+/g) ?? []),
  );
  const areas = names.map((name) => areaOf.get(name) ?? "layout");
  return [...new Set(areas)].filter((area) => area !== "layout");
}

function isArea(file: string): boolean {
  return /^web\/i18n\/areas\/\w+\.ts$/.test(file);
}
