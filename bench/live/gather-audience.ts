import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Times in ms. */
export interface Delays {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** One for each change and viewer. */
  readonly deliveries: number;
}

export interface Opening {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  /** false: takes the first event and never reads again. */
  readonly reads: boolean;
}

/** What the audience is asked; `sent`: number of a change with its time (ms since the epoch). */
export type Wish =
  | { readonly wish: "open"; readonly opening: Opening }
  | { readonly wish: "measure"; readonly sent: readonly (readonly [number, number])[] };

export interface Audience {
  /** When each of them has got the first event. */
  open(opening: Opening): Promise<void>;
  /** When every reader has got the last change, or given up on it: how long each change took to each of them. */
  measure(sent: readonly (readonly [number, number])[]): Promise<Delays>;
  /** Length of an event, as the readers saw it. */
  eventBytes(): number;
  leave(): Promise<void>;
}

/** Many viewers in a process of their own: what they take is not the server's. */
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
