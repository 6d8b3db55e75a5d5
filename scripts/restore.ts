import { parseArgs } from "node:util";
import { CannotStart } from "#server/cannot-start.ts";
import { loadConfig, withoutPooler } from "#server/config.ts";
import { reportOnTerminal } from "./backup/report.ts";
import { restore } from "./backup/restore.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run restore -- FOLDER [--at TIME]

Makes the installation that the settings name from the backup in FOLDER, as it was last or at TIME (2026-11-29T12:00:00Z), and checks it.
DATA_DIR, or the database in DATABASE_URL, has to be empty. BACKUP_KEY is the one that it was saved with.`;

/** `npm run restore`: see the usage above. */
async function run(args: string[]): Promise<void> {
  const { path, at } = parse(args);
  const { faults, settings, at: until } = await restore(withoutPooler(loadConfig()), path, at, reportOnTerminal);
  reportOnTerminal("");
  console.log(`Restored as it was at ${until}; the next start opens it.`);
  if (settings) console.log(`The settings that were saved with it are in ${settings}.`);
  if (faults.length > 0) throw new CannotStart(`What was restored is not whole:\n${faults.join("\n")}`);
  console.log("Counts, money, the logs of all lots and the pictures were checked.");
}

function parse(args: string[]): { path: string; at: Date | null } {
  try {
    const { positionals, values } = parseArgs({ args, options: { at: { type: "string" } }, allowPositionals: true });
    const [path, ...more] = positionals;
    const at = values.at === undefined ? null : new Date(values.at);
    if (!path || more.length > 0 || Number.isNaN(at?.getTime())) throw new WrongInput(usage);
    return { path, at };
  } catch {
    throw new WrongInput(usage);
  }
}

runCommand(run);
