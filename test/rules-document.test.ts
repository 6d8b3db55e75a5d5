import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesDocument } from "../scripts/rules/rules-document.ts";
import { filesOf, namedIn, read, readRules, root } from "../scripts/rules/rules-in-code.ts";

/** Rules stand in code, once each and with a test; docs/rules.md says what they say, and nothing cites a document that is not here. */

const rules = readRules();
const numbers = rules.map(({ number }) => number);
const code = filesOf("code");
const tests = filesOf("tests").filter((file) => file !== "test/rules-document.test.ts");

test("docs/rules.md is what the code says (`npm run rules` writes it)", () => {
  expect(rules.length).toBeGreaterThan(400);
  expect(read("docs/rules.md")).toBe(rulesDocument());
});

test("no number stands twice, and each group counts from 1 without a gap", () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const groups = Map.groupBy(numbers, (number) => number.replace(/\d+$/, ""));
  const gaps = [...groups].flatMap(([group, own]) =>
    own.map((_, index) => `${group}${index + 1}`).filter((number) => !own.includes(number)),
  );
  expect(gaps).toEqual([]);
});

test("each rule has a test that names it", () => {
  const named = new Set(tests.flatMap((file) => [...namedIn(read(file))]));
  expect(numbers.filter((number) => !named.has(number))).toEqual([]);
});

test("each file of rules has a rule, or cites the one that it serves", () => {
  const own = new Set(rules.map(({ file }) => file));
  const files = code.filter((file) => file.endsWith("-rules.ts") && !own.has(file));
  expect(files.filter((file) => namedIn(read(file)).size === 0)).toEqual([]);
});

test("every rule that is cited is there", () => {
  const decisions = readdirSync(`${root}/decisions`).map((file) => `decisions/${file}`);
  const cited = [...code, ...tests, ...decisions].flatMap((file) =>
    [...namedIn(read(file))].map((number) => ({ file, number })),
  );
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test("decisions count from 1 without a gap but for those that their README calls withdrawn", () => {
  const withdrawn = /Withdrawn: (.*)\.$/m.exec(read("decisions/README.md"))?.[1] ?? "";
  const gone = [...withdrawn.replace(/\([^)]*\)/g, "").matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );
  const here = readdirSync(`${root}/decisions`).flatMap((file) => Number(/^\d{4}/.exec(file)?.[0]) || []);
  const all = [...here, ...gone].sort((a, b) => a - b);
  expect(all).toEqual(all.map((_, index) => index + 1));
});

test("no source cites a document that is not in the repository", () => {
  const folders = ["contract", "server", "web", "demo", "scripts", "test", "bench", "decisions", "docs"];
  const files = [...readdirSync(root), ...folders.flatMap(filesBelow)];
  const sources = files.filter((file) => /\.(tsx?|mjs|sql|md)$/.test(file) && !/^server\/db\/migrations/.test(file));
  const isHere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const elsewhere = sources
    .filter((file) => file !== "test/rules-document.test.ts")
    .flatMap((file) => {
      const text = read(file);
      const missing = [...text.matchAll(/\b[\w-]+\.md\b/g)].map(([name]) => name).filter((name) => !isHere(name));
      const words = [...text.matchAll(unknownSources)].map(([words]) => words);
      return [...missing, ...words].map((what) => `${file}: ${what}`);
    });
  expect(elsewhere).toEqual([]);
});

/** Documents that are not in the repository and must not be cited. */
const unknownSources =
  /\bspecification\b|product decisions|\(issue (?:of|")|\(issue, "|\(stack: "|\binvariant \d|["`]\d · /gi;

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);
}
