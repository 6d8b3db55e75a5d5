import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { root } from "../setup/project.mjs";
import { SetupFailed } from "../setup/setup-failed.mjs";

const JOURNEYS = "test/e2e/";

/**
 * The test files at the given paths, folders with all below them, as `{ units, journeys }`; refuses a path that is not there and one
 * without tests.
 */
export function testsAt(paths) {
  const all = listTests();
  return byKind(
    paths.flatMap((path) => {
      const place = relative(root, resolve(path)).split(sep).join("/");
      if (!existsSync(resolve(path))) throw new SetupFailed(`There is no ${path}.`);
      const isFolder = statSync(resolve(path)).isDirectory();
      const found = all.filter((file) => file === place || (isFolder && isBelow(file, place)));
      if (found.length === 0) throw new SetupFailed(`There is no test ${isFolder ? "below" : "in"} ${path}.`);
      return found;
    }),
  );
}

/** What the working tree has changed since the last commit; refuses an unchanged one. */
export function changedFiles() {
  const changed = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  if (changed.length === 0) throw new SetupFailed("Nothing has changed since the last commit.");
  return changed;
}

/**
 * The journeys that a change touches: changed ones, those that use a changed part of their rig, and the looks at every page where
 * pages or the contract have changed. Which other journeys come by a changed page only their names tell.
 */
export function journeysTouchedBy(changed) {
  const parts = changed.filter((file) => isJourney(file) && !file.endsWith(".test.ts"));
  const hasNewPages = changed.some((file) => /^(web|contract|public)\//.test(file));
  return listTests(JOURNEYS).filter((file) => {
    if (changed.includes(file) || (hasNewPages && file === `${JOURNEYS}looks.test.ts`)) return true;
    const text = parts.length > 0 ? readFileSync(resolve(root, file), "utf8") : "";
    return parts.some((part) => text.includes(`"./${part.slice(JOURNEYS.length)}"`));
  });
}

function isJourney(file) {
  return file.startsWith(JOURNEYS);
}

function listTests(folder = "") {
  const found = git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts");
  return found.filter((file) => file.startsWith(folder) && existsSync(resolve(root, file)));
}

function byKind(files) {
  const once = [...new Set(files)];
  return { units: once.filter((file) => !isJourney(file)), journeys: once.filter(isJourney) };
}

function isBelow(file, folder) {
  return folder === "" || file.startsWith(`${folder}/`);
}

function git(...args) {
  const { stdout, status, error } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new SetupFailed(`git ${args[0]} does not run here (${error?.message ?? status}).`);
  return stdout.split("\n").filter(Boolean);
}
