import { reportToStandardError } from "./setup/report.mjs";
import { runAttached } from "./setup/run-attached.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith, SetupFailed } from "./setup/setup-failed.mjs";

/** `node scripts/run.mjs FILE.ts …`: runs one of the project's TypeScript files with everything set up; standard output is its own. */
async function run([file, ...args]) {
  if (!file) throw new SetupFailed("Usage: node scripts/run.mjs FILE.ts [argument…]");
  reportToStandardError();
  const node = await setUp({ build: false });
  process.exit(await runAttached(node, [file, ...args]));
}

run(process.argv.slice(2)).catch(exitWith);
