import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ctx } from "#server/context.ts";
import { findPostmaster, readRecord } from "#server/db/embedded/postmaster-pid.ts";
import { addressOf } from "./address-of.ts";
import { freePort } from "./free-port.ts";
import { openContext } from "./open-context.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** Two servers on one PostgreSQL with fsync, as in production: the first keeps the database, the second joins it. */
export interface Site {
  readonly ctx: Ctx;
  readonly ports: readonly number[];
  /** Rejects as soon as a server ends by itself. */
  readonly fallen: Promise<never>;
  /** Kills with `kill -9`; a killed server stays dead until `start`, while the first server restarts PostgreSQL. */
  killServer(which: number): Promise<void>;
  killPostgres(): Promise<void>;
  /** null while there is none. */
  postgresPid(): Promise<number | null>;
  start(which: number): Promise<void>;
  close(): Promise<void>;
}

/** `place`: the folder of the data, else one among the temporary files; `settings`: further ones of both servers. */
export async function openSite(place = tmpdir(), settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(place, "kabinet-site-"));
  const ports = [await freePort(), await freePort()];
  const servers: (RunningServer | null)[] = [null, null];
  const closers: (() => Promise<void>)[] = [() => discard(dataDir)];
  const fall = Promise.withResolvers<never>();
  fall.promise.catch(() => "whoever waits for it hears of it");
  const close = async () => {
    // The second server stops before the first, which takes the database along.
    for (const which of [1, 0]) await servers[which]?.stop();
    for (const then of closers.reverse()) await then();
  };
  try {
    const guestDir = join(dataDir, "guest");
    let address = "";
    // Each has a folder of its own, so that none finds the other's key.
    const shared = { ENCRYPTION_KEYS: randomBytes(32).toString("hex") };
    const start = async (which: number) => {
      const place = { dataDir: which === 0 ? dataDir : guestDir, port: ports[which] ?? 0 };
      const server = await startServer(
        { ...shared, ...settings, ...(which === 1 && { DATABASE_URL: address }) },
        place,
      );
      server.fallen.catch(fall.reject);
      servers[which] = server;
    };
    await start(0);
    const cluster = await clusterOf(dataDir);
    const record = await readRecord(cluster);
    const connection = {
      host: record?.socketDirectory ?? "",
      port: 5432,
      user: "kabinet",
      database: "kabinet",
    };
    address = addressOf(connection);
    const opened = openContext(connection, dataDir);
    closers.push(opened.close);
    await mkdir(guestDir);
    await start(1);
    return {
      ctx: opened.ctx,
      ports,
      fallen: fall.promise,
      killServer: async (which) => servers[which]?.kill(),
      postgresPid: async () => (await findPostmaster(cluster))?.pid ?? null,
      killPostgres: async () => {
        const postmaster = await findPostmaster(cluster);
        if (postmaster) process.kill(postmaster.pid, "SIGKILL");
      },
      start,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A killed first server leaves its PostgreSQL running, which has to be ended too. */
async function discard(dataDir: string): Promise<void> {
  const cluster = await clusterOf(dataDir).catch(() => null);
  const orphan = cluster && (await findPostmaster(cluster));
  if (orphan) process.kill(orphan.pid, "SIGKILL");
  if (cluster) await rm(join(cluster, ".."), { recursive: true, force: true, maxRetries: 5 });
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

function clusterOf(dataDir: string): Promise<string> {
  return realpath(join(dataDir, "database/pg18"));
}
