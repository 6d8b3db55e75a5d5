import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeVersion, root } from "./project.mjs";
import { reportStep } from "./report.mjs";
import { runNpm } from "./run-npm.mjs";

/** Runs `npm ci` when the lockfile or the platform has changed since the last run. */
export async function ensurePackages() {
  const stamp = join(root, "node_modules", ".kabinet-stamp");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${nodeVersion} ${process.platform} ${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await reportStep("Installing packages", async () => {
    rmSync(stamp, { force: true });
    // The build needs development packages even where NODE_ENV says production.
    await runNpm(["ci", "--include=dev", "--include=optional"]);
    writeFileSync(stamp, wanted);
  });
}
