import { environmentOfChecks, runAll } from "./checks/run-all.mjs";
import { staticChecks } from "./checks/tools.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith } from "./setup/setup-failed.mjs";

/** `npm run check`: format, lint, types and unused code alone. */
async function check() {
  const node = await setUp({ dev: true });
  process.exit(await runAll(staticChecks(node, environmentOfChecks(node))));
}

check().catch(exitWith);
