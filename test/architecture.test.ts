import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { imports, sources } from "./imports.ts";
import { type Import, read, root } from "./imports-of.ts";

/** The import rules of ARCHITECTURE.md, kept by reading every import of every source file. */

const featureOrder: string[][] = [
  ["audit", "backups", "settings", "media", "currencies", "countries", "banners", "stores"],
  [
    "accounts",
    "blocks",
    "catalogue",
    "verification",
    "suspicions",
    "packages",
    "payments",
    "payouts",
    "bank",
    "fees",
    "vouchers",
  ],
  ["monthly-sales", "listings", "products", "carriers", "search"],
  ["bids", "purchases", "prices", "offers", "watchlist", "search-alerts", "messages", "promotion", "statistics"],
  [
    "suspensions",
    "deals",
    "carts",
    "goods-orders",
    "reviews",
    "reports",
    "moderation",
    "invoices",
    "seller-reports",
    "audit-admin",
  ],
  [
    "mails",
    "pushes",
    "notifications",
    "newsletter",
    "content",
    "newsletter-issues",
    "session",
    "privacy",
    "admin-overview",
    "admin-search",
    "alarms",
  ],
];

const production = imports.filter(({ from }) => !/\.test\.tsx?$/.test(from));

test("contract imports only zod and itself", () => {
  expect(offenders(production, "contract/", (to) => !to.startsWith("contract/") && to !== "zod")).toEqual([]);
});

test("web never imports server, demo or scripts", () => {
  expect(offenders(imports, "web/", (to) => /^(server|demo|scripts)\//.test(to))).toEqual([]);
});

test("server never imports web", () => {
  expect(offenders(production, "server/", (to) => to.startsWith("web/"))).toEqual([]);
});

test("nothing but the entry points imports app.ts", () => {
  const allowed = /^(server\/main\.ts|test\/|scripts\/|bench\/|demo\/)/;
  expect(production.filter(({ from, to }) => to === "server/app.ts" && !allowed.test(from))).toEqual([]);
});

test("context, db, ports, events and errors stand below features, http, jobs and live", () => {
  const low = /^server\/(context\.ts|errors\.ts|remembered\.ts|db\/|ports\/|events\/|messages\/)/;
  const high = /^server\/(app\.ts|main\.ts|features|http|jobs|live)/;
  const tables = /^server\/features\/\w+\/table\.ts$/;
  expect(production.filter(({ from, to }) => low.test(from) && high.test(to) && !tables.test(to))).toEqual([]);
});

test("queries are written with the words of server/db/query.ts, which says why", () => {
  const direct = imports.filter(({ from, to }) => to === "drizzle-orm" && from !== "server/db/query.ts");
  expect(direct).toEqual([]);
});

test("what binds operations and routes to verbs holds no SQL", () => {
  const entryPoints = sources.filter(
    (file) =>
      file.startsWith("server/features/") && !file.endsWith(".test.ts") && /\bFastifyInstance\b/.test(read(file)),
  );
  expect(entryPoints.length).toBeGreaterThan(50);
  const asking = imports.filter(({ from, to }) => entryPoints.includes(from) && to === "server/db/query.ts");
  expect(asking).toEqual([]);
  expect(entryPoints.filter((file) => /\.db\b/.test(withoutComments(read(file))))).toEqual([]);
});

test("a feature imports only from earlier features", () => {
  const rank = (path: string) => {
    const name = /^server\/features\/([\w-]+)\//.exec(path)?.[1];
    return name ? featureOrder.findIndex((line) => line.includes(name)) : null;
  };
  const wrong = production.filter(({ from, to }) => {
    const [here, there] = [rank(from), rank(to)];
    if (here === null || there === null) return false;
    return there > here || (there === here && featureOf(from) !== featureOf(to) && !inListOrder(from, to));
  });
  expect(wrong).toEqual([]);
});

test("every folder of features has its place in the order", () => {
  const known = featureOrder.flat();
  const folders = readdirSync(join(root, "server/features"));
  expect(folders.filter((name) => !known.includes(name))).toEqual([]);
});

/** Folders of the same nouns as the server's features, and those that stand for nothing on the server. */
const others: Record<string, string[]> = {
  contract: ["values"],
  "web/features": ["consent"],
  "web/pages": ["account", "admin", "consent", "daily", "home", "item", "listing-form", "maintenance"],
};

test.each(Object.entries(others))("%s has a folder for a feature of the server, by its name", (parent, known) => {
  const folders = readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const nouns = [...featureOrder.flat(), ...known];
  expect(folders.map(({ name }) => name).filter((name) => !nouns.includes(name))).toEqual([]);
});

/** Libraries that compute and do nothing else; rules may use these. */
const pureLibraries = [
  "zod",
  "ibantools",
  "libphonenumber-js/max",
  "@zxcvbn-ts/language-common",
  "unhomoglyph",
  "bowser",
  "otpauth",
  "csv-parse/sync",
];

test("rules are pure: they and all they import read no clock, no chance, no process and nothing outside", () => {
  const rules = sources.filter(isRules);
  expect(rules.length).toBeGreaterThan(0);
  const reached = reachedFrom(rules);
  const impure = imports.filter(
    ({ from, to, isType }) => reached.has(from) && !isType && !isSource(to) && !pureLibraries.includes(to),
  );
  expect(impure).toEqual([]);
  const reads =
    /Date\.now\(|new Date\(\)|Temporal\.Now|Math\.random\(|\bprocess\.|performance\.now\(|\bcrypto\.|\bfetch\(|import\(/;
  expect([...reached].filter((file) => reads.test(withoutComments(read(file))))).toEqual([]);
});

test("rules import types, the contract, other rules, data of their own folder and nothing more", () => {
  const mayImport = (from: string, to: string) =>
    to.startsWith("contract/") || isRules(to) || dirname(to) === dirname(from);
  const wrong = imports.filter(
    ({ from, to, isType }) => isRules(from) && !isType && isSource(to) && !mayImport(from, to),
  );
  expect(wrong).toEqual([]);
});

test("only config.ts reads the environment of the server; run-as.ts hands it on to the database's processes", () => {
  const readers = sources.filter(
    (file) =>
      /^(server|web|contract)\//.test(file) && !/\.test\.tsx?$/.test(file) && read(file).includes("process.env"),
  );
  expect(readers.sort()).toEqual(["server/config.ts", "server/db/embedded/run-as.ts"]);
});

test("there are no barrels and no rooms without a noun", () => {
  expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  expect(sources.filter((file) => /(^|\/)(utils?|helpers?|common|lib|services?)(\/|\.tsx?$)/.test(file))).toEqual([]);
});

test("the server has no .tsx: Node runs it as it is", () => {
  expect(sources.filter((file) => file.startsWith("server/") && file.endsWith(".tsx"))).toEqual([]);
});

function offenders(list: Import[], folder: string, wrong: (to: string) => boolean): Import[] {
  return list.filter(({ from, to }) => from.startsWith(folder) && wrong(to));
}

function featureOf(path: string): string | undefined {
  return /^server\/features\/([\w-]+)\//.exec(path)?.[1];
}

/** Within a group of the order, too, a feature imports only from those named before it. */
function inListOrder(from: string, to: string): boolean {
  const order = featureOrder.flat();
  return order.indexOf(featureOf(to) ?? "") < order.indexOf(featureOf(from) ?? "");
}

/** A React hook with that ending (`use-rules.ts`) is no rules file. */
function isRules(file: string): boolean {
  return /(^|\/)(?!use-)[\w-]+-rules\.ts$/.test(file);
}

/** The files with every file of the repository that they import at run time, directly or through others. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    for (const { from, to, isType } of imports) {
      if (from === file && !isType && isSource(to)) reached.add(to);
    }
  }
  return reached;
}

function isSource(path: string): boolean {
  return sources.includes(path);
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
}
