import { existsSync } from "node:fs";
import { realpath, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#server/config.ts";
import { holdDataLock } from "#server/db/embedded/hold-data-lock.ts";
import { findPostmaster } from "#server/db/embedded/postmaster-pid.ts";
import { WrongInput } from "../wrong-input.ts";

/** What the product writes into its data folder beside the database; anything else there is not ours to remove. */
const ownEntries = [
  "media",
  "sandbox-sms.jsonl",
  "sandbox-payments",
  "kabinet.pid",
  "kabinet.lock",
  "first-run-link.txt",
];

/**
 * The real folder of the embedded database below `dataDir`. Throws `WrongInput` where the settings name a database that Kabinet did
 * not make, where there is none, or where it is a real installation's.
 */
export async function findLocalDatabase({
  dataDir,
  databaseUrl,
  production,
}: Pick<Config, "dataDir" | "databaseUrl" | "production">): Promise<string> {
  if (databaseUrl)
    throw new WrongInput("DATABASE_URL names a database that Kabinet did not make: empty it yourself, or unset it.");
  if (production) throw new WrongInput("KABINET_MODE is production: a real installation's data are not thrown away.");
  const home = await realpath(join(dataDir, "database")).catch(() => null);
  if (!home) throw new WrongInput(`There are no data in ${dataDir}.`);
  const isOurs = ["kabinet.lock", "pg18/PG_VERSION"].every((file) => existsSync(join(home, file)));
  if (!isOurs) throw new WrongInput(`Kabinet did not make the database in ${home}: remove it yourself.`);
  const postmaster = await findPostmaster(join(home, "pg18"));
  if (postmaster)
    throw new WrongInput(
      `A server works on the data in ${dataDir} (PostgreSQL is process ${postmaster.pid}): stop it first.`,
    );
  return home;
}

/** Removes the database in `home` with the pictures and sandboxes of `dataDir`; throws `CannotStart` while a server holds them. */
export async function removeLocalData(dataDir: string, home: string): Promise<void> {
  const lock = holdDataLock(home);
  try {
    const below = dirname(home) === (await realpath(dataDir));
    await rm(home, { recursive: true });
    // Where the database lies elsewhere, only a link to it is left.
    if (!below) await rm(join(dataDir, "database"));
    for (const entry of ownEntries) await rm(join(dataDir, entry), { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
