import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
/** The Node.js that the server runs on; the scripts themselves run on any from 18 on. */
export const nodeVersion = "26.10.0";
/** Whether this is an unpacked release (`npm run release`), in which everything is installed and built. */
export const isRelease = existsSync(join(root, "VERSION"));
export const runtimeDirectory = join(root, ".runtime");
