import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The system account that PostgreSQL runs under. */
export type Account = { uid: number; gid: number };

/** The account to run PostgreSQL as, which refuses root; `null`: our own account will do. */
export async function chooseAccount(clusterDirectory: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterDirectory).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (
    (await findAccount("postgres")) ??
    (await findAccount("kabinet")) ??
    (await createAccount("kabinet")) ??
    (await findAccount("nobody")) ?? { uid: 65534, gid: 65534 }
  );
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const uid = Number((await run("id", ["-u", name])).stdout);
    const gid = Number((await run("id", ["-g", name])).stdout);
    return uid > 0 ? { uid, gid } : null;
  } catch {
    return null; // no such account
  }
}

async function createAccount(name: string): Promise<Account | null> {
  try {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", name]);
  } catch {
    return null; // a read-only or foreign system: the caller goes on to `nobody`
  }
  return findAccount(name);
}
