import { ensureBuild } from "./ensure-build.mjs";
import { ensureNode } from "./ensure-node.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";

/** Makes a fresh clone ready to run, skipping steps that are done; returns the path of Node.js 26. */
export function setUp({ build }) {
  return oneAtATime(async () => {
    const node = await ensureNode();
    await ensurePackages();
    if (build) await ensureBuild(node);
    return node;
  });
}
