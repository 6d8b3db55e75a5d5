import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#test/rig/free-port.ts";

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, "../..");
/** Begins the last line of what a server with a demo says when it is open. */
const lastGreeting = "Accounts: ";
const drawn = "the demo's pictures are drawn";
/** An empty file in the data directory of a site that has all its pictures. */
const filledMark = "bench-filled";

/**
 * The built site with the whole demo, all its pictures drawn, in a process of its own on data of its own, which are left in
 * the folder `keep` for the next time.
 */
export async function startSite(keep?: string): Promise<Site> {
  const dataDir = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), "kabinet-bench-"));
  await mkdir(dataDir, { recursive: true });
  // The embedded PostgreSQL may run as another user.
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
      console.error("Filling a site with the demo and drawing its pictures: some minutes");
      const filling = await run(dataDir, port, "info", drawn);
      await filling.stop();
      await writeFile(join(dataDir, filledMark), "");
    }
    const site = await run(dataDir, port, "fatal", lastGreeting);
    return {
      origin: `http://localhost:${port}`,
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

/** Runs the server until it has said `awaited`. */
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
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Named one by one, empty ones included: neither the caller's environment nor a .env file may change what is measured. */
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
    TRUST_PROXY: "0",
    SMTP_URL: "",
    MAIL_FROM: "",
    LOG_LEVEL: logLevel,
  };
}
