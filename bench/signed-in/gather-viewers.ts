import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Of so many answers, in ms. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** What the viewers do: each opens one of the paths every ten seconds, as the owner of a token or as a guest (null). */
export interface Evening {
  readonly port: number;
  readonly tokens: readonly (string | null)[];
  /** Pages, and the listing that a page shows. */
  readonly paths: readonly { readonly path: string; readonly listing: number | null }[];
  readonly runMs: number;
}

export interface Seen {
  readonly pages: Times;
  readonly session: Times;
  readonly hearts: number;
  readonly errors: readonly string[];
  readonly errorCount: number;
}

/** Thousands of viewers in a process of their own, so that their work does not count as the server's. */
export async function gatherViewers(): Promise<{
  look(evening: Evening): Promise<Seen>;
  leave(): Promise<void>;
}> {
  const child = fork(join(import.meta.dirname, "night-viewers.ts"));
  const ended = once(child, "exit");
  return {
    look: async (evening) => {
      child.send(evening);
      const [seen] = await Promise.race([
        once(child, "message"),
        ended.then(([code]) => Promise.reject(new Error(`The viewers left with ${code}`))),
      ]);
      return seen as Seen;
    },
    leave: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
