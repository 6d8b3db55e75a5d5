import { delimiter, dirname, join } from "node:path";
import { root } from "./project.mjs";

/** The environment of this process, with the `node` and the tools of the project that were set up. */
export function environmentOf(node) {
  const path = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  return { ...process.env, PATH: path };
}
