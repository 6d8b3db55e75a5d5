import { randomBytes } from "node:crypto";
import { chmod, chown, lstat, mkdir, realpath, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import type { Account } from "./choose-account.ts";
import { SHARED_HOME } from "./locate-binaries.ts";
import { canEnter } from "./run-as.ts";

/**
 * The real path of the cluster's parent directory, which `account` can enter: the data directory itself, or, where
 * that lies in a home closed to others, a directory under /var/lib/kabinet that `DATA_DIR/database` links to.
 */
export async function placeCluster(dataDirectory: string, account: Account | null): Promise<string> {
  const place = join(dataDirectory, "database");
  const present = await lstat(place).catch(() => null);
  if (present?.isSymbolicLink()) return follow(place);
  if (present) return realpath(place);
  if (await letIn(account, dataDirectory)) return own(place, account);
  const elsewhere = join(SHARED_HOME, `data-${randomBytes(6).toString("hex")}`);
  await mkdir(SHARED_HOME, { recursive: true });
  await chmod(SHARED_HOME, 0o755);
  const owned = await own(elsewhere, account);
  await symlink(owned, place);
  return owned;
}

/** A data directory closed to others is opened to PostgreSQL's group, to pass through; the homes above it are not ours to open. */
async function letIn(account: Account | null, dataDirectory: string): Promise<boolean> {
  if (await canEnter(account, dataDirectory)) return true;
  const { uid, mode } = await stat(dataDirectory);
  if (!account || uid !== 0 || !(await canEnter(account, dirname(dataDirectory)))) return false;
  await chown(dataDirectory, uid, account.gid);
  await chmod(dataDirectory, (mode & 0o7777) | 0o010);
  return canEnter(account, dataDirectory);
}

async function own(directory: string, account: Account | null): Promise<string> {
  await mkdir(directory, { mode: 0o700 });
  if (account) await chown(directory, account.uid, account.gid);
  return realpath(directory);
}

async function follow(link: string): Promise<string> {
  try {
    return await realpath(link);
  } catch {
    throw new CannotStart(
      `${link} points to a directory that is gone. Remove the link to begin with an empty database.`,
    );
  }
}
