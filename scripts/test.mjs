import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./checks/find-chromium.mjs";
import { countOne, countPlaywright, countVitest } from "./checks/read-counts.mjs";
import { runCheck } from "./checks/run-check.mjs";
import { ensureBuild } from "./setup/ensure-build.mjs";
import { environmentOf } from "./setup/environment-of.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith, SetupFailed } from "./setup/setup-failed.mjs";

/** `npm test`: runs every check of the project, also after one has failed, and ends with `N passed, N failed`. */
async function test() {
  const node = await setUp({ build: false });
  const reports = mkdtempSync(join(tmpdir(), "kabinet-reports-"));
  const { NODE_ENV: _ours, ...env } = environmentOf(node);
  if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = "1";
  const total = { passed: 0, failed: 0 };
  for (const [title, check] of checks(node, env, reports)) {
    const startedAt = Date.now();
    console.log(`\n── ${title}`);
    const { passed, failed } = await check().catch(asFailure);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`── ${title}: ${failed ? `${failed} failed` : "passed"}, ${seconds} s`);
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}

function checks(node, env, reports) {
  const tool = (path, ...args) => runCheck(node, [join("node_modules", path), ...args], env);
  return [
    ["Format and lint", async () => countOne(await tool("@biomejs/biome/bin/biome", "ci"))],
    [
      "Types",
      async () =>
        countOne(
          (await tool("@react-router/dev/bin.cjs", "typegen")) &&
            (await tool("typescript/bin/tsc", "--noEmit", "-p", ".")),
        ),
    ],
    ["Unused files, exports and packages", async () => countOne(await tool("knip/bin/knip.js"))],
    [
      "Architecture, rules, integration",
      async () => {
        const report = join(reports, "vitest.json");
        const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
        return countVitest(report, await tool("vitest/vitest.mjs", "run", ...reporters));
      },
    ],
    ["Build", async () => countOne((await ensureBuild(node)) ?? true)],
    [
      "Browser journeys",
      async () => {
        const report = join(reports, "playwright.json");
        const journeys = { CHROMIUM_PATH: findChromium(node, env), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
        const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"];
        return countPlaywright(report, await runCheck(node, args, { ...env, ...journeys }));
      },
    ],
  ];
}

function asFailure(error) {
  console.error(error instanceof SetupFailed ? error.message : error);
  return countOne(false);
}

test().catch(exitWith);
