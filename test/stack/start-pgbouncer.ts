import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseAccount } from "#server/db/embedded/choose-account.ts";
import { runTool } from "./run-tool.ts";

/** PgBouncer that shares sessions out by transactions, before the PostgreSQL whose socket lies in `host`. */
export async function startPgbouncer(
  place: string,
  port: number,
  { host, port: hostPort, user, database }: { host: string; port: number; user: string; database: string },
): Promise<() => Promise<void>> {
  const folder = join(place, "pgbouncer");
  await mkdir(folder);
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${hostPort} user=${user} connect_query='SET statement_timeout TO 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
`,
  );
  // It refuses to be root.
  const account = await chooseAccount(folder);
  if (account) for (const path of [folder, file]) await chown(path, account.uid, account.gid);
  return runTool("pgbouncer", [...(account ? ["-u", "postgres"] : []), file], port);
}
