import { parseArgs } from "node:util";
import { CannotStart } from "#server/cannot-start.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { and, eq, gt, sql } from "#server/db/query.ts";
import { archiveOf } from "#server/features/privacy/exports/place.ts";
import { dataExports } from "#server/features/privacy/table.ts";
import { createStorage } from "#server/ports/storage/create-storage.ts";
import { checkBucket } from "#server/ports/storage/s3-storage.ts";
import { reportOnTerminal } from "./backup/report.ts";
import { moveFiles } from "./media/move-files.ts";
import { openInstallation } from "./open-installation.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run media -- move --to s3|disk [--remove]

Copies pictures and exports of data into the bucket that the settings name (S3_…), or from it into media/ of DATA_DIR, while the site runs.
Each is read back and compared; what is there already is left out, so it may be called again. Then set STORAGE, start all servers anew, and
call it once more for what came meanwhile. --remove also empties the old place, once STORAGE names the new one.`;

/** `npm run media`: see the usage above. */
async function run(args: string[]): Promise<void> {
  const { to, isRemoved } = parse(args);
  const config = loadConfig();
  if (!config.s3) throw new WrongInput("There is no bucket: S3_ENDPOINT and the settings below it must be set.");
  if (isRemoved && config.storage !== to)
    throw new WrongInput(`The site still uses the old place: set STORAGE=${to} and start it anew before --remove.`);
  const fault = await checkBucket(config.s3);
  if (fault) throw new CannotStart(`Nothing is moved: ${fault}.`);
  const [source, target] = (["disk", "s3"] as const).map((storage) => createStorage({ ...config, storage }));
  if (!source || !target) throw new Error("there are two places");
  const places = to === "s3" ? ([source, target] as const) : ([target, source] as const);
  const wishes = { wanted: await chooseFiles(config), isRemoved };
  const { copied, bytes, removed } = await moveFiles(...places, wishes, reportOnTerminal);
  reportOnTerminal("");
  console.log(`${copied} files were copied (${Math.ceil(bytes / 1024 ** 2)} MB); all others were there.`);
  if (isRemoved) console.log(`${removed} folders were removed from the old place.`);
  if (config.storage !== to) console.log(`Set STORAGE=${to}, start all servers anew, and call this once more.`);
}

/** Everything but exports whose time is over: nobody would remove them at the other place. */
async function chooseFiles(config: Config): Promise<(key: string) => boolean> {
  const { ctx, close } = await openInstallation(config, { anyMode: true });
  try {
    const isOpen = and(eq(dataExports.status, "ready"), gt(dataExports.expiresAt, sql`now()`));
    const rows = await ctx.db.select({ id: dataExports.id }).from(dataExports).where(isOpen);
    const open = new Set(rows.map(({ id }) => archiveOf(id)));
    return (key) => !key.startsWith("export.") || open.has(key);
  } finally {
    await close();
  }
}

function parse(args: string[]): { to: "s3" | "disk"; isRemoved: boolean } {
  try {
    const options = { to: { type: "string" }, remove: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const { to, remove = false } = values;
    if (positionals.join(" ") !== "move" || (to !== "s3" && to !== "disk")) throw new WrongInput(usage);
    return { to, isRemoved: remove };
  } catch {
    throw new WrongInput(usage);
  }
}

runCommand(run);
