import { join } from "node:path";
import { countOne } from "./read-counts.mjs";
import { runCheck } from "./run-check.mjs";

/** Runs a tool of node_modules with the project's Node; true when it ended with 0. */
export function runTool(node, env, path, ...args) {
  return runCheck(node, [join("node_modules", path), ...args], env);
}

/** What is checked without running the product, in seconds: format, lint, types, and what nothing uses. */
export function staticChecks(node, env) {
  const tool = (...call) => runTool(node, env, ...call);
  // Each checker knows the types anew: four, as many as it takes by itself, do twice the work of two.
  const types = async () =>
    (await tool("@react-router/dev/bin.cjs", "typegen")) &&
    (await tool("typescript/bin/tsc", "--noEmit", "-p", ".", "--checkers", "2"));
  return [
    ["Format and lint", async () => countOne(await tool("@biomejs/biome/bin/biome", "ci"))],
    ["Types", async () => countOne(await types())],
    ["Unused files, exports and packages", async () => countOne(await tool("knip/bin/knip.js"))],
  ];
}
