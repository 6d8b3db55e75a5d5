import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The verbs that `features/search` offers; its planning and its tables are its own. */
const shown = [
  "list-closing-days",
  "list-facets",
  "list-likely-categories",
  "list-listings",
  "list-by-fewer-words",
  "list-newest",
  "list-of-seller",
  "list-shelf",
  "list-similar",
  "list-suggestions",
  "move-entries",
  "read-condition",
  "routes",
  "within-search-time",
];

const root = join(import.meta.dirname, "..");
const sources = ["contract", "server", "web", "demo", "scripts"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

test("the rest of the server takes from the search what it shows, and nothing of its planning", () => {
  const taken = sources
    .filter((file) => !file.startsWith("server/features/search/"))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/["'][^"'\n]*\bfeatures\/search\/([\w/.-]+)\.ts["']/g)].map(
        ([, path]) => ({ file, path: path ?? "" }),
      ),
    );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter(({ path }) => !shown.includes(path))).toEqual([]);
});

test("what finding shows is one function a file", () => {
  for (const name of shown) {
    const source = readFileSync(join(root, `server/features/search/${name}.ts`), "utf8");
    expect({ name, functions: source.match(/^export (async )?function \w+/gm)?.length }).toEqual({
      name,
      functions: 1,
    });
  }
});
