import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { importsOf, root } from "./imports-of.ts";

/** All source files of the repository, by their paths in it. */
export const sources = ["contract", "server", "web", "demo", "scripts", "test", "bench"].flatMap(filesBelow);

/** Every import of every source file. */
export const imports = sources.flatMap(importsOf);

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const found = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return found.filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`);
}
