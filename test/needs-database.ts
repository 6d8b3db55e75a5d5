import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { importsOf, root } from "./imports-of.ts";

const DATABASE = "test/database.ts";

/** The test files among `patterns`, by whether they reach test/database.ts, directly or through other files of `test/`. */
export function testsByDatabase(patterns: string[], exclude: string[]): { pure: string[]; database: string[] } {
  const files = globSync(patterns, { cwd: root, exclude }).sort();
  const reaches = new Map([[DATABASE, true]]);
  const database = files.filter((file) => reachesDatabase(file, reaches));
  return { database, pure: files.filter((file) => !reaches.get(file)) };
}

function reachesDatabase(file: string, known: Map<string, boolean>): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  // Until proven otherwise, so that circles end.
  known.set(file, false);
  const reaches =
    existsSync(join(root, file)) &&
    importsOf(file).some(({ to, isType }) => !isType && to.startsWith("test/") && reachesDatabase(to, known));
  known.set(file, reaches);
  return reaches;
}
