import { createHash } from "node:crypto";
import fs, { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeVersion, root } from "./project.mjs";
import { reportStep } from "./report.mjs";
import { runNpm } from "./run-npm.mjs";
import { SetupFailed } from "./setup-failed.mjs";

/** What the packages take, with the pages and the first data beside them. */
const megabytes = { start: 900, all: 1_200 };

/**
 * Runs `npm ci` when the lockfile or the platform has changed since the last run. Starting needs neither the tests' packages nor the
 * tools of developers (`dev`), which are half of all files.
 */
export async function ensurePackages({ dev }) {
  const stamp = join(root, "node_modules", ".kabinet-stamp");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${nodeVersion} ${process.platform} ${process.arch}`)
    .digest("hex");
  const [installed, extent] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  // Whoever develops here goes on developing after `npm start` has found a new lockfile.
  const isWhole = dev || extent === "all";
  if (installed === wanted && (extent === "all" || !isWhole)) return;
  refuseFullDisk(megabytes[isWhole ? "all" : "start"]);
  await reportStep(`Installing packages${isWhole ? ", those for development too" : ""}`, async () => {
    rmSync(stamp, { force: true });
    await runNpm(["ci", isWhole ? "--include=dev" : "--omit=dev", "--include=optional"]);
    writeFileSync(stamp, `${wanted} ${isWhole ? "all" : "start"}`);
  });
}

/** npm would find out after minutes, with the disk full for everybody else on the machine. */
function refuseFullDisk(wanted) {
  // Node has it from 18.15 on.
  if (!fs.statfsSync) return;
  const { bavail, bsize } = fs.statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free < wanted)
    throw new SetupFailed(
      `The disk has ${free} MB left and Kabinet takes ${wanted}: free some space, then run the command again.`,
    );
}
