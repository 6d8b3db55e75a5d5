import { chown, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "./choose-account.ts";

/** The kernel's limit for a socket's path in bytes, without the closing zero (Linux 107, macOS and BSD 103). */
const MAX_SOCKET_PATH_BYTES = process.platform === "linux" ? 107 : 103;

/** The cluster's own directory (mode 0700), or a short one under the temporary directory where that path is too long. */
export async function chooseSocketDirectory(clusterDirectory: string, account: Account | null): Promise<string> {
  if (fits(clusterDirectory)) return clusterDirectory;
  const base = fits(join(tmpdir(), "kabinet-xxxxxx")) ? tmpdir() : "/tmp";
  const short = await mkdtemp(join(base, "kabinet-"));
  if (account) await chown(short, account.uid, account.gid);
  return short;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, ".s.PGSQL.5432")) <= MAX_SOCKET_PATH_BYTES;
}
