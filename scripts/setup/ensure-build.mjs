import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentOf } from "./environment-of.mjs";
import { hashSources } from "./hash-sources.mjs";
import { precompress } from "./precompress.mjs";
import { isRelease, root } from "./project.mjs";
import { reportStep } from "./report.mjs";
import { runQuietly } from "./run-quietly.mjs";

const SOURCES = [
  ...["web", "contract", "public", "package.json", "package-lock.json"],
  ...["vite.config.ts", "react-router.config.ts", "tsconfig.json", "scripts/setup/precompress.mjs"],
];
const stamp = join(root, "build", ".kabinet-stamp");

/** Whether the pages are built from the sources as they are. */
export function isBuilt() {
  return isRelease || (existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources(SOURCES));
}

/** Builds the pages when their sources have changed since the last build. */
export async function ensureBuild(node) {
  if (isBuilt()) return;
  await reportStep("Building the pages", async () => {
    rmSync(stamp, { force: true });
    const wanted = hashSources(SOURCES);
    const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
    await runQuietly(node, [cli, "build"], { env: { ...environmentOf(node), NODE_ENV: "production" } });
    await precompress(join(root, "build/client"));
    writeFileSync(stamp, wanted);
  });
}
