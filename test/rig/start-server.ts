import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { environmentOf } from "./environment-of.ts";

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** Rejects with what the server has said last, where it ends before anybody kills or stops it; pending otherwise. */
  readonly fallen: Promise<never>;
  /** The last of what it has said. */
  said(): string;
  /** Kills it with `kill -9` and waits until it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, "../../server/main.ts");
const stopTimeoutMs = 15_000;

/** Starts `server/main.ts` as in production but without pages, in a process of its own that ends with this one. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  { dataDir, port }: { dataDir: string; port: number },
): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: environmentOf({ ...settings, DATA_DIR: dataDir, PORT: String(port) }),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  let said = "";
  const open = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4_000);
      if (/Kabinet is (open at|at work for)/.test(said)) open.resolve();
    });
  }
  const fall = Promise.withResolvers<never>();
  fall.promise.catch(() => "whoever waits for it hears of it");
  let isAsked = false;
  void ended.then(([code, signal]) => {
    if (!isAsked) fall.reject(new Error(`The server ended with ${code ?? signal}: ${said}`));
  });
  await Promise.race([open.promise, fall.promise]);
  const send = async (signal: NodeJS.Signals) => {
    isAsked = true;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid ?? 0,
    port,
    fallen: fall.promise,
    said: () => said,
    kill: () => send("SIGKILL"),
    stop: async () => {
      const timer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
      await send("SIGTERM");
      clearTimeout(timer);
    },
  };
}
