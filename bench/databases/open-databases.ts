import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { sql } from "#server/db/query.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";

export interface Databases {
  readonly contexts: readonly Ctx[];
  close(): Promise<void>;
}

/** What the databases hold, and how one of a size is filled. */
interface Contents {
  readonly name: string;
  readonly fill: (ctx: Ctx, size: number) => Promise<void>;
}

/**
 * Houses of the given sizes, each a database of its own in one PostgreSQL, so that other work of the machine slows them
 * alike. With `keep` they stay in that folder for the next time.
 */
export async function openDatabases(
  contents: Contents,
  sizes: readonly number[],
  keep: string | undefined,
): Promise<Databases> {
  const dataDir = keep ?? (await mkdtemp(join(tmpdir(), "kabinet-bench-")));
  if (keep) await mkdir(keep, { recursive: true });
  const log = pino({ level: "error" }, pino.destination(2));
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: { info: () => {}, error: (message) => log.error(message) },
  });
  const opened: Opened[] = [];
  const close = async () => {
    for (const each of opened) await each.close();
    await (keep ? embedded.stop() : embedded.discard());
    if (!keep) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const size of sizes) opened.push(await openOne(embedded.connection, contents, size, { dataDir, log }));
    return { contexts: opened.map(({ ctx }) => ctx), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Server = EmbeddedDatabase["connection"];
interface Opened {
  readonly ctx: Ctx;
  close(): Promise<void>;
}
interface Place {
  readonly dataDir: string;
  readonly log: Ctx["log"];
}

async function openOne(server: Server, contents: Contents, size: number, place: Place): Promise<Opened> {
  const name = `${contents.name}_${size}`;
  const owner = createDatabase(server, { size: 1, onError: () => {} });
  const { rows } = await owner.db.execute(sql`select from pg_database where datname = ${name}`);
  if (rows.length === 0) {
    // A database gets its name only when it is complete.
    await owner.db.execute(sql.raw(`drop database if exists ${name}_unfinished`));
    await owner.db.execute(sql.raw(`create database ${name}_unfinished`));
    const unfinished = await open({ ...server, database: `${name}_unfinished` }, place);
    const startedAt = performance.now();
    await contents.fill(unfinished.ctx, size).finally(unfinished.close);
    console.error(`Made ${name} in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    await owner.db.execute(sql.raw(`alter database ${name}_unfinished rename to ${name}`));
  }
  await owner.close();
  return open({ ...server, database: name }, place);
}

async function open(connection: Server, { dataDir, log }: Place): Promise<Opened> {
  await migrateDatabase(connection);
  const { db, close } = createDatabase(connection, { size: 12, onError: () => {} });
  const ctx = contextOf({ db, ports: createSandboxPorts(dataDir), log });
  return { ctx, close };
}
