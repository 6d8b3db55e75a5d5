import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { chooseAccount } from "#server/db/embedded/choose-account.ts";
import { chooseSocketDirectory } from "#server/db/embedded/choose-socket-directory.ts";
import { locateBinaries } from "#server/db/embedded/locate-binaries.ts";
import { runAs, spawnAs } from "#server/db/embedded/run-as.ts";
import type { EmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";

/** A copy of an embedded database that follows it by streaming, as an operator makes one with pg_basebackup. */
export interface RunningReplica {
  readonly url: string;
  /** Path of its Unix socket. */
  readonly socket: string;
  /** As its superuser: pauses and resumes what it takes over. */
  run(statement: string): Promise<void>;
  /** The same at the database that it follows. */
  runOnPrimary(statement: string): Promise<void>;
  /** Makes it a primary that waits for no standby. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Copies the cluster in `dataDir` while it runs, and starts the copy as its standby. */
export async function startReplica(primary: EmbeddedDatabase, dataDir: string): Promise<RunningReplica> {
  const { connection } = primary;
  const from = join(await realpath(join(dataDir, "database")), "pg18");
  const account = await chooseAccount(from);
  const home = await mkdtemp(join(from, "../replica-"));
  const directory = join(home, "pg18");
  const superuser = new pg.Client({ ...connection, user: "postgres" });
  await superuser.connect();
  await superuser.query("select pg_backup_start('replica', true)");
  await cp(from, directory, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$|\.s\.PGSQL/.test(path) });
  const { rows } = await superuser.query("select labelfile from pg_backup_stop(false)");
  await superuser.end();
  await writeFile(join(directory, "backup_label"), rows[0].labelfile);
  await writeFile(join(directory, "standby.signal"), "");
  const follow = `host=${connection.host} port=${connection.port} user=postgres`;
  await appendFile(join(directory, "postgresql.auto.conf"), `primary_conninfo = '${follow}'\narchive_mode = off\n`);
  const socketDirectory = await chooseSocketDirectory(directory, account);
  if (account) await runAs(null, "chown", ["-R", `${account.uid}:${account.gid}`, home]);
  await runAs(null, "chmod", ["0700", directory]);
  const settings = { listen_addresses: "", unix_socket_directories: socketDirectory, fsync: "off" };
  const process = spawn(
    join(await locateBinaries(account), "postgres"),
    ["-D", directory, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...spawnAs(account), cwd: "/", stdio: "ignore" },
  );
  const place = { ...connection, host: socketDirectory };
  await untilItAnswers({ ...place, user: "postgres" });
  return {
    url: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(socketDirectory)}&port=${connection.port}`,
    socket: join(socketDirectory, `.s.PGSQL.${connection.port}`),
    run: (statement) => runAt(place, statement),
    runOnPrimary: (statement) => runAt(connection, statement),
    promote: async () => {
      for (const statement of [
        "alter system reset synchronous_standby_names",
        "select pg_reload_conf()",
        "select pg_promote()",
      ])
        await runAt(place, statement);
    },
    stop: async () => {
      const gone = once(process, "exit");
      process.kill("SIGINT");
      if (process.exitCode === null) await gone;
      for (const each of [socketDirectory, home]) await rm(each, { recursive: true, force: true });
    },
  };
}

async function runAt(place: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...place, user: "postgres" });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function untilItAnswers(place: pg.ClientConfig): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client(place);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(50);
    }
  }
  throw new Error("the replica did not answer within ten seconds");
}
