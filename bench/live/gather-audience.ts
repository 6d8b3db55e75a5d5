import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Times in ms. */
export interface Delays {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** One delay for each change and viewer. */
  readonly deliveries: number;
}

export interface Opening {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  /** false: the viewer takes the first event and never reads again. */
  readonly reads: boolean;
}

/** A question to the audience; `sent` are the numbers of changes with their times (ms since the epoch). */
export type Wish =
  | { readonly wish: "open"; readonly opening: Opening }
  | { readonly wish: "measure"; readonly sent: readonly (readonly [number, number])[] };

export interface Audience {
  /** Resolves when each viewer has got the first event. */
  open(opening: Opening): Promise<void>;
  /** Resolves with the delay of each change to each reader, once all have got the last one or given up. */
  measure(sent: readonly (readonly [number, number])[]): Promise<Delays>;
  /** Length of an event in bytes, as the readers saw it. */
  eventBytes(): number;
  leave(): Promise<void>;
}

/** Many viewers in a process of their own, so that their memory does not count as the server's. */
export async function gatherAudience(): Promise<Audience> {
  const child = fork(join(import.meta.dirname, "audience.ts"));
  const ended = once(child, "exit");
  let eventBytes = 0;
  const ask = async (wish: Wish) => {
    child.send(wish);
    const [answer] = await Promise.race([
      once(child, "message"),
      ended.then(([code]) => Promise.reject(new Error(`The audience left with ${code}`))),
    ]);
    return answer;
  };
  return {
    open: async (opening) => void (await ask({ wish: "open", opening })),
    measure: async (sent) => {
      const answer = await ask({ wish: "measure", sent });
      eventBytes = answer.eventBytes;
      return answer.delays;
    },
    eventBytes: () => eventBytes,
    leave: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
