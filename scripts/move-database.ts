import { CannotStart } from "#server/cannot-start.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { address } from "#server/config-values.ts";
import { reportOnTerminal } from "./backup/report.ts";
import { moveDatabase } from "./move-database/move-database.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run move-database -- postgresql://USER:PASSWORD@HOST/NAME

Copies the database that the settings name, embedded or of a server, into the empty one at that address, of PostgreSQL 15 or newer, whose
owner USER is. All servers are stopped meanwhile. It is checked there; the old one stays as it is.`;

/** `npm run move-database`: see the usage above. */
async function run([url, ...more]: string[]): Promise<void> {
  if (more.length > 0 || !address(["postgres:", "postgresql:"]).safeParse(url).success) throw new WrongInput(usage);
  const config = loadConfig();
  const { tables, rows, faults } = await moveDatabase(config, url as string, reportOnTerminal);
  reportOnTerminal("");
  console.log(`${rows} rows of ${tables} tables were moved.`);
  if (faults.length > 0) throw new CannotStart(`What was moved is not whole:\n${faults.join("\n")}`);
  console.log("Counts, money, the logs of all lots and the pictures were checked.");
  console.log(`Set DATABASE_URL in .env to that address and start the servers; ${whatStays(config)}`);
}

function whatStays({ databaseUrl, databaseDirectUrl, databaseReadUrl, dataDir }: Config): string {
  if (!databaseUrl) return `the embedded database stays in ${dataDir}/database as it is.`;
  const others = [databaseDirectUrl && "DATABASE_DIRECT_URL", databaseReadUrl && "DATABASE_READ_URL"].filter(Boolean);
  return `the old one stays as it is.${others.length > 0 ? ` Change ${others.join(" and ")}, too.` : ""}`;
}

runCommand(run);
