import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** RULES.md names the files that decide, and sources cite its numbers and no document that is not here. */

const root = join(import.meta.dirname, "..");
const document = read("RULES.md");
const folders = ["contract", "server", "web", "demo", "scripts", "test", "bench", "decisions"];
const files = [...readdirSync(root), ...folders.flatMap(filesBelow)];
/** Migrations are left out, since they never change once they have run anywhere. */
const sources = files.filter(
  (file) => /\.(tsx?|mjs|sql|md)$/.test(file) && !/^(server\/db\/migrations|RULES\.md)/.test(file),
);
const numbers = [...document.matchAll(/^\| ([A-Z]{1,2}\d+) \|/gm)].map((match) => match[1] ?? "");

test("every file that RULES.md names exists", () => {
  const named = [...document.matchAll(/`([\w-]+\/[\w./-]+\.\w+)`/g)].map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("every rule names a file that decides it and a test that keeps it", () => {
  const rows = document.split("\n").filter((line) => /^\| [A-Z]{1,2}\d+ \|/.test(line));
  const wrong = rows.filter((row) => {
    const [, , decidedIn = "", test = ""] = row.split(" | ");
    return !/`[\w./-]+`/.test(decidedIn) || !/`[\w./-]+\.test\.tsx?`/.test(test);
  });
  expect(wrong).toEqual([]);
});

test("each file of rules is named in RULES.md", () => {
  const rules = files.filter((file) => file.endsWith("-rules.ts"));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((file) => !document.includes(`\`${file}\``))).toEqual([]);
});

test("no number stands twice, and each area counts from 1 without a gap", () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const byArea = Map.groupBy(numbers, (number) => number.replace(/\d+$/, ""));
  for (const [area, own] of byArea) expect(own).toEqual(own.map((_, index) => `${area}${index + 1}`));
});

test("every rule that sources cite is there", () => {
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(citation)].flatMap(([text]) =>
      (text.match(/\b[A-Z]{1,2}\d+\b/g) ?? []).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test("a comment cites RULES.md by number", () => {
  const isProse = (file: string) => /\.md$|^test\/rules-document\.test\.ts$/.test(file);
  const vague = sources.filter(
    (file) => !isProse(file) && /RULES\.md/.test(read(file).replace(citation, "")),
  );
  expect(vague).toEqual([]);
});

test("no source cites a document that is not in the repository", () => {
  const isHere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const elsewhere = sources
    .filter((file) => file !== "test/rules-document.test.ts")
    .flatMap((file) => {
      const text = read(file);
      const missing = [...text.matchAll(/\b[\w-]+\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => !isHere(name));
      const words = [...text.matchAll(unknownSources)].map(([words]) => words);
      return [...missing, ...words].map((what) => `${file}: ${what}`);
    });
  expect(elsewhere).toEqual([]);
});

/** `RULES.md B6`, `RULES.md B1 to B8, B11 and B17`, over the end of a comment's line too. */
const gap = String.raw`(?:\s|\*|//)+`;
const citation = new RegExp(
  String.raw`RULES\.md${gap}[A-Z]{1,2}\d+(?:(?:,|${gap}to|${gap}and)${gap}[A-Z]{1,2}\d+)*`,
  "g",
);

/** Documents that are not in the repository and must not be cited. */
const unknownSources =
  /\bspecification\b|product decisions|\(issue (?:of|")|\(issue, "|\(stack: "|\binvariant \d|["`]\d · /gi;

function filesBelow(folder: string): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return found.map((file) => `${folder}/${file}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
