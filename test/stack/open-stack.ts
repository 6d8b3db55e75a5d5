import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setDefaultCACertificates } from "node:tls";
import { CannotStart } from "#server/cannot-start.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { freePort } from "#test/rig/free-port.ts";
import { type RunningServer, startServer } from "#test/rig/start-server.ts";
import { startSystemPostgresql } from "#test/rig/system-postgresql.ts";
import { requireTools } from "./run-tool.ts";
import { startNginx } from "./start-nginx.ts";
import { startPgbouncer } from "./start-pgbouncer.ts";

/** What a site of several processes is made of: nginx, two webs, a worker, PgBouncer and PostgreSQL. */
export interface Stack {
  /** Where visitors come in, without a closing slash. */
  readonly url: string;
  /** The webs themselves, behind the proxy. */
  readonly webs: readonly string[];
  /** Stops one web as a service manager does, and starts it again. */
  restartWeb(which: number, further?: Readonly<Record<string, string>>): Promise<void>;
  /** A statement at the database, past the pooler. */
  run(statement: string): Promise<void>;
  /** The last words of webs and worker. */
  said(): string;
  close(): Promise<void>;
}

/** Starts all of it with the small demo on this machine alone; where something does not start, what did is ended. */
export async function openStack(): Promise<Stack> {
  requireTools({ nginx: "nginx-light", pgbouncer: "pgbouncer", openssl: "openssl" });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const then of closers.splice(0).reverse()) await then();
  };
  try {
    return { ...(await open(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(closers: (() => Promise<void>)[]): Promise<Omit<Stack, "close">> {
  const place = await mkdtemp(join(tmpdir(), "kabinet-stack-"));
  closers.push(() => rm(place, { recursive: true, force: true }));
  // PgBouncer reads its file by an account of its own.
  await chmod(place, 0o755);
  const postgresql = await startSystemPostgresql();
  if (!postgresql) throw new CannotStart("This machine has no PostgreSQL of 15 or newer: apt install postgresql");
  closers.push(postgresql.stop);
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [door = 0, pooler = 0, worker = 0, ...webs] = ports;
  closers.push(await startPgbouncer(place, pooler, postgresql.connection));
  const url = `https://localhost:${door}`;
  const settings = {
    ...{ PUBLIC_URL: url, TRUST_PROXY: "1", DRAIN_SECONDS: "2", PAGES: "1", DEMO: "small", LOG_LEVEL: "error" },
    DATABASE_URL: `postgresql://kabinet@127.0.0.1:${pooler}/kabinet`,
    DATABASE_DIRECT_URL: addressOf(postgresql.connection),
  };
  const dataDir = join(place, "data");
  await mkdir(dataDir);
  const servers = new Map<number, RunningServer>();
  const start = async (port: number, role: "web" | "worker", further: Readonly<Record<string, string>> = {}) =>
    void servers.set(port, await startServer({ ...settings, ...further, ROLE: role }, { dataDir, port }));
  closers.push(async () => void (await Promise.all([...servers.values()].map((server) => server.stop()))));
  await start(worker, "worker");
  for (const port of webs) await start(port, "web");
  const nginx = await startNginx(place, door, webs);
  closers.push(nginx.stop);
  setDefaultCACertificates([nginx.certificate]);
  return {
    url,
    webs: webs.map((port) => `http://127.0.0.1:${port}`),
    said: () => [...servers.values()].map((server) => server.said()).join("\n"),
    restartWeb: async (which, further) => {
      const port = webs[which] ?? 0;
      await servers.get(port)?.stop();
      await start(port, "web", further);
    },
    run: (statement) => postgresql.run("psql", ["--quiet", "--command", statement, "kabinet"]),
  };
}
