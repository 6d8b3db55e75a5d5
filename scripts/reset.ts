import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { loadConfig } from "#server/config.ts";
import { findLocalDatabase, removeLocalData } from "./reset/local-data.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run reset [-- --yes]

Throws away the local data (DATA_DIR, else ./data): the embedded database, pictures, sandboxes. The next start begins anew.
Asks first; --yes answers for scripts.`;

/** `npm run reset`: see the usage above. */
async function reset(args: string[]): Promise<void> {
  const { yes = false } = parse(args);
  const config = loadConfig();
  const home = await findLocalDatabase(config);
  if (!yes && !(await isSure(`Throw away the database and pictures in ${config.dataDir}?`)))
    throw new WrongInput("Nothing was thrown away.");
  await removeLocalData(config.dataDir, home);
  console.log("The data are gone; the next start begins anew.");
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: "boolean" } } }).values;
  } catch {
    throw new WrongInput(usage);
  }
}

/** False where nobody can answer. */
async function isSure(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new WrongInput(`There is nobody to ask. ${usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Write "yes": `).finally(() => terminal.close());
  return answer.trim().toLowerCase() === "yes";
}

runCommand(reset);
