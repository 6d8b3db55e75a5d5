import { ensureBuild } from "./ensure-build.mjs";
import { ensureNode } from "./ensure-node.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { isRelease } from "./project.mjs";
import { SetupFailed } from "./setup-failed.mjs";

/**
 * Makes a fresh clone ready to run, skipping steps that are done; returns the path of Node.js 26. `dev`: also what tests and
 * developers' tools need; `build`: also the built pages. A release has what its commands need, and may lie where nothing is written.
 */
export async function setUp({ dev = false, build = false } = {}) {
  if (isRelease && (dev || build))
    throw new SetupFailed("This is a release, without what this command needs: run it in a checkout.");
  if (isRelease) return ensureNode();
  return oneAtATime(async () => {
    const node = await ensureNode();
    await ensurePackages({ dev });
    if (build) await ensureBuild(node);
    return node;
  });
}
