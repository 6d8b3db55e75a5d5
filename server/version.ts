import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { projectFolder } from "./project-folder.ts";

/** What runs: its version, and the commit it is made of, which a release says in VERSION and a checkout by git; null where neither does. */
export const running = { version: packageJson.version, commit: readCommit() };

function readCommit(): string | null {
  const place = join(projectFolder, "VERSION");
  if (existsSync(place)) return readFileSync(place, "utf8").trim().split(" ")[1] ?? null;
  // Somebody else's repository around an unpacked copy knows nothing of it.
  if (!existsSync(join(projectFolder, ".git"))) return null;
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: projectFolder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
