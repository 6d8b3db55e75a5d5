import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** One hash over the names and contents of files and directories below the root; a missing file counts as empty. */
export function hashSources(names) {
  const hash = createHash("sha256");
  for (const name of names) for (const file of filesUnder(name)) addFile(hash, file);
  return hash.digest("hex");
}

function addFile(hash, file) {
  const content = readFileSync(join(root, file));
  hash.update(`${file}\0${content.length}\0`).update(content);
}

function filesUnder(name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [name];
  return readdirSync(join(root, name))
    .sort()
    .flatMap((entry) => filesUnder(join(name, entry)));
}
