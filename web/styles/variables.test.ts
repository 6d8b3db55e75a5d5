import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Set by the library of popups on what it opens. */
const foreign = ["--anchor-width", "--available-height", "--available-width"];

test("each custom property that a page or a style reads is set somewhere", () => {
  const web = join(import.meta.dirname, "..");
  const all = globSync("**/*.{css,ts,tsx}", { cwd: web, exclude: ["**/*.test.*"] })
    .map((file) => readFileSync(join(web, file), "utf8"))
    .join("\n");
  const read = new Set(Array.from(all.matchAll(/\((--[\w-]+)/g), ([, name]) => name));
  const set = new Set(Array.from(all.matchAll(/(--[\w-]+)"?\]?:/g), ([, name]) => name));
  expect(read.size).toBeGreaterThan(30);
  expect([...read.difference(set)].toSorted()).toEqual(foreign);
});
