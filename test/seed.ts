import { execFileSync } from "node:child_process";
import { isThorough } from "./property-runs.ts";

/**
 * The seed of random tests, which a failure prints: KABINET_SEED, or one that the committed files decide. The same files are so
 * tried on the same histories everywhere, and a change is red by its own fault; `npm run release-check` draws another each time.
 */
export function chooseSeed(): number {
  if (process.env.KABINET_SEED) return Number(process.env.KABINET_SEED);
  if (isThorough) return Math.floor(Math.random() * 2 ** 31);
  try {
    const tree = execFileSync("git", ["rev-parse", "HEAD^{tree}"], { encoding: "utf8", stdio: "pipe" });
    return Number.parseInt(tree.slice(0, 7), 16);
  } catch {
    return 1; // An archive without git.
  }
}
