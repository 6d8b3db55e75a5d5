import { reportToStandardError } from "./setup/report.mjs";
import { runAttached } from "./setup/run-attached.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith, SetupFailed } from "./setup/setup-failed.mjs";

/** What operators run needs no packages of developers. */
const FOR_OPERATORS = [
  "admin",
  "backup",
  "import",
  "media",
  "migrate",
  "move-database",
  "replay",
  "reset",
  "restore",
  "verify-log",
].map((name) => `scripts/${name}.ts`);
const RELEASE = "scripts/release.ts";
/** Benchmarks of the finished pages. */
const WITH_PAGES = ["pages", "signed-in", "lighthouse"];

/** `node scripts/run.mjs FILE.ts …`: runs one of the project's TypeScript files with everything set up; its output is left alone. */
async function run([file, ...args]) {
  if (!file) throw new SetupFailed("Usage: node scripts/run.mjs FILE.ts [argument…]");
  reportToStandardError();
  const node = await setUp({
    dev: !FOR_OPERATORS.includes(file) && file !== RELEASE,
    build:
      [RELEASE, "scripts/test-stack.ts"].includes(file) || (file === "bench/run.ts" && WITH_PAGES.includes(args[0])),
  });
  process.exit(await runAttached(node, [file, ...args]));
}

run(process.argv.slice(2)).catch(exitWith);
