import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Stage } from "../open-stage.ts";

export interface BenchServer {
  readonly port: number;
  /** Starts closing, events and mails beside the API; `rest` stops them again. */
  work(): Promise<void>;
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the application in a process of its own, on a free port of this machine. */
export async function startServer({ dataDir, connection }: Stage): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, "serve.ts"), [dataDir, JSON.stringify(connection)], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(child, "exit");
  const [port] = await Promise.race([
    once(child, "message"),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`))),
  ]);
  const ask = async (wish: "work" | "rest") => {
    child.send(wish);
    await Promise.race([once(child, "message"), ended]);
  };
  return {
    work: () => ask("work"),
    rest: () => ask("rest"),
    port: Number(port),
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
