import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedFiles, journeysTouchedBy, testsAt } from "./checks/choose-tests.mjs";
import { findChromium } from "./checks/find-chromium.mjs";
import { countOne, countPlaywright, countVitest } from "./checks/read-counts.mjs";
import { environmentOfChecks, runAll } from "./checks/run-all.mjs";
import { runTool, staticChecks } from "./checks/tools.mjs";
import { ensureBuild } from "./setup/ensure-build.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith, SetupFailed } from "./setup/setup-failed.mjs";

const usage = `Usage: npm test                  every check of the project
       npm test -- PATH…         the tests in these files and folders
       npm test -- PATH… -u      the same; stored results (templates of mails) are written anew
       npm test -- --changed     the tests that the uncommitted changes touch`;

/** `npm test`: see the usage above; ends with `N passed, N failed`. */
async function test(args) {
  const choice = choose(args);
  const node = await setUp({ dev: true });
  const reports = mkdtempSync(join(tmpdir(), "kabinet-reports-"));
  process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
  process.exit(await runAll(checksOf(choice, { node, env: environmentOfChecks(node), reports })));
}

/** What is asked for: `units` and `journeys` are arguments of their runners, null where none of them run. */
function choose(args) {
  if (args.length === 0) return { isWhole: true, units: [], journeys: [] };
  if (args.length === 1 && args[0] === "--changed") {
    const journeys = journeysTouchedBy(changedFiles());
    return { isWhole: false, units: ["--changed", "--passWithNoTests"], journeys: orNone(journeys) };
  }
  const paths = args.filter((arg) => arg !== "-u");
  if (paths.length === 0 || paths.some((path) => path.startsWith("-"))) throw new SetupFailed(usage);
  const { units, journeys } = testsAt(paths);
  const update = paths.length < args.length ? ["--update"] : [];
  return {
    isWhole: false,
    units: units.length > 0 ? [...update, ...units] : null,
    journeys: orNone(journeys),
  };
}

function orNone(files) {
  return files.length > 0 ? files : null;
}

function checksOf({ isWhole, units, journeys }, { node, env, reports }) {
  const vitest = async () => {
    const report = join(reports, "vitest.json");
    const reporters = [`--reporter=${isWhole ? "dot" : "default"}`, "--reporter=json", `--outputFile.json=${report}`];
    return countVitest(report, await runTool(node, env, "vitest/vitest.mjs", "run", ...reporters, ...units));
  };
  const playwright = async () => {
    const report = join(reports, "playwright.json");
    const settings = { CHROMIUM_PATH: findChromium(node, env), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = [
      "@playwright/test/cli.js",
      "test",
      "--reporter=line,json",
      ...(isWhole ? [] : ["--no-deps"]),
      ...journeys,
    ];
    return countPlaywright(report, await runTool(node, { ...env, ...settings }, ...args));
  };
  return [
    ...(isWhole ? staticChecks(node, env) : []),
    ...(units ? [["Architecture, rules, integration", vitest]] : []),
    ...(journeys
      ? [
          ["Build", async () => countOne((await ensureBuild(node)) ?? true)],
          ["Browser journeys", playwright],
        ]
      : []),
  ];
}

test(process.argv.slice(2)).catch(exitWith);
