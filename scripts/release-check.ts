import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readAudit } from "./checks/read-audit.ts";

const root = join(import.meta.dirname, "..");

/** `npm run release-check`: the packages that go out have no grave advisory, then everything that `npm test` checks, pages more thoroughly. */
function releaseCheck(): number {
  const { advisories, refusal } = readAudit(run("npm", ["audit", "--omit=dev", "--json"], "pipe").stdout ?? "");
  for (const line of advisories) console.log(line);
  if (refusal) {
    console.error(refusal);
    return 1;
  }
  console.log("No package that goes out has a high or critical advisory.");
  // What takes long and seldom changes (CONTRIBUTING.md).
  process.env.THOROUGH = "1";
  return run(process.execPath, ["scripts/test.mjs"], "inherit").status ?? 1;
}

function run(command: string, args: string[], output: "pipe" | "inherit") {
  return spawnSync(command, args, { cwd: root, encoding: "utf8", stdio: ["ignore", output, "inherit"] });
}

process.exitCode = releaseCheck();
