import { delimiter, dirname, join } from "node:path";
import { root } from "./project.mjs";

/** Our environment, in which `node` and the tools of the project are the ones that were set up. */
export function environmentOf(node) {
  const path = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  return { ...process.env, PATH: path };
}
