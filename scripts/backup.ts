import { parseArgs } from "node:util";
import { CannotStart } from "#server/cannot-start.ts";
import { loadConfig, withoutPooler } from "#server/config.ts";
import { backUp } from "./backup/back-up.ts";
import { retainedDays } from "./backup/prune.ts";
import { reportOnTerminal } from "./backup/report.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run backup -- FOLDER [--keep DAYS] [--base]

Saves the installation into FOLDER while it runs: a whole base each week and with --base, else what came since. Everything of the last
${retainedDays} days (--keep) can be restored. With BACKUP_KEY set it is encrypted. Once a week a restore is tried.`;

/** `npm run backup`: see the usage above. */
async function run(args: string[]): Promise<void> {
  const { path, days, isBaseAsked } = parse(args);
  const said = await backUp(withoutPooler(loadConfig()), path, { days, isBaseAsked }, reportOnTerminal);
  reportOnTerminal("");
  console.log(said.sentences.join("\n"));
  if (said.faults.length > 0) throw new CannotStart(`The backup cannot be restored:\n${said.faults.join("\n")}`);
}

function parse(args: string[]): { path: string; days: number; isBaseAsked: boolean } {
  try {
    const options = { keep: { type: "string", default: String(retainedDays) }, base: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [path, ...more] = positionals;
    if (!path || more.length > 0 || !/^[1-9]\d{0,3}$/.test(values.keep)) throw new WrongInput(usage);
    return { path, days: Number(values.keep), isBaseAsked: values.base ?? false };
  } catch {
    throw new WrongInput(usage);
  }
}

runCommand(run);
