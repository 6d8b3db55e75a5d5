import { ensureBuild } from "./ensure-build.mjs";
import { ensureNode } from "./ensure-node.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";

/**
 * Makes a fresh clone ready to run, skipping steps that are done; returns the path of Node.js 26. `dev`: also what tests and
 * developers' tools need; `build`: also the built pages.
 */
export function setUp({ dev = false, build = false } = {}) {
  return oneAtATime(async () => {
    const node = await ensureNode();
    await ensurePackages({ dev });
    if (build) await ensureBuild(node);
    return node;
  });
}
