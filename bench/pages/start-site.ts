import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#test/rig/free-port.ts";

export interface Site {
  readonly origin: string;
  readonly port: number;
  /** The server's process. */
  readonly pid: number;
  readonly dataDir: string;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, "../..");
/** The beginning of the last line that a server with a demo prints when it is open. */
const lastGreeting = "Accounts: ";
const finished = "the demo's pictures have all their sizes";
/** An empty file in the data directory of a site that has all its pictures. */
const filledMark = "bench-filled";

/**
 * Starts the built site with the whole demo and all its pictures, in a process and a data folder of its own; with `keep`
 * the folder stays for the next time.
 */
export async function startSite(keep?: string): Promise<Site> {
  const dataDir = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), "kabinet-bench-"));
  await mkdir(dataDir, { recursive: true });
  // The embedded PostgreSQL may run as another user, who has to reach the folder.
  await chmod(dataDir, 0o755);
  const forget = async () => {
    if (keep) return;
    const cluster = await realpath(join(dataDir, "database")).catch(() => dataDir);
    await rm(cluster, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  const port = await freePort();
  try {
    if (!existsSync(join(dataDir, filledMark))) {
      console.error("Filling a site with the demo and its pictures: a minute or two");
      const filling = await run(dataDir, port, "info", finished);
      await filling.stop();
      await writeFile(join(dataDir, filledMark), "");
    }
    const site = await run(dataDir, port, "fatal", lastGreeting);
    return {
      origin: `http://localhost:${port}`,
      port,
      pid: site.pid,
      dataDir,
      close: async () => {
        await site.stop();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Runs the server until it has printed `awaited`. */
async function run(dataDir: string, port: number, logLevel: string, awaited: string) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { ...process.env, ...settings(dataDir, port, logLevel) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  const heard = Promise.withResolvers<void>();
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4_000);
      if (said.includes(awaited)) heard.resolve();
    });
  }
  const died = ended.then(([code, signal]) =>
    Promise.reject(new Error(`The server ended with ${code ?? signal}: ${said}`)),
  );
  await Promise.race([heard.promise, died]);
  died.catch(() => "from now on its end is its caller's wish");
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Settings are named one by one, empty ones too, so that neither the caller's environment nor a .env file changes the figures. */
function settings(dataDir: string, port: number, logLevel: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    KABINET_MODE: "trial",
    HOST: "localhost",
    PORT: String(port),
    PUBLIC_URL: "",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    DEMO: "1",
    // A benchmark says from which address it asks, so that limits by address stand in nobody's way.
    TRUST_PROXY: "1",
    // Every viewer of a benchmark comes from this machine.
    LIVE_STREAMS_PER_ADDRESS: "5000",
    SMTP_URL: "",
    MAIL_FROM: "",
    LOG_LEVEL: logLevel,
  };
}
