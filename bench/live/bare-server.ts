import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Sending {
  readonly count: number;
  readonly everyMs: number;
  readonly eventBytes: number;
}

export interface BareServer {
  readonly pid: number;
  readonly port: number;
  /**
   * Writes events to all connected viewers; resolves with their numbers and the times (ms since the epoch) of writing.
   */
  send(sending: Sending): Promise<[number, number][]>;
  close(): Promise<void>;
}

/** Starts a server that only writes, in a process of its own. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, "serve-bare.ts"));
  const ended = once(child, "exit");
  const [port] = await once(child, "message");
  return {
    pid: child.pid ?? 0,
    port: Number(port),
    send: async (sending) => {
      child.send(sending);
      const [sent] = await once(child, "message");
      return sent;
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
