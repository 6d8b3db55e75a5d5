import pg from "pg";
import type { Ctx } from "#server/context.ts";

/** By this name of its connection PostgreSQL knows a server, in contrast to a command. */
export const lineName = "kabinet-live";

const firstPauseMs = 50;
const longestPauseMs = 5_000;
/** After this silence the line is asked whether it is still there, and has this long to answer. */
const checkEveryMs = 10_000;
const answerWithinMs = 5_000;

/** PostgreSQL's LISTEN and NOTIFY on one connection of its own. */
export interface NotificationLine {
  /**
   * Hears every message that any process sends on a channel. The first use opens the line. Resolves when PostgreSQL has
   * confirmed it, so that nothing sent from then on is missed; rejects where the line is down, and hears once it is up.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** `then` runs each time the line has been opened: messages sent before were not heard. */
  onOpened(then: () => void): void;
  /** Sends payloads (each under 8 000 bytes); rejects where the line is down. */
  send(channel: string, payloads: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The line of one process: a connection outside the pool, so that neither waits for the other, opened again with growing
 * pauses when it breaks.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: opening, losing and using the connection share one private state.
export function openNotificationLine(ctx: Ctx, database: pg.ClientConfig): NotificationLine {
  const channels = new Map<string, (payload: string) => void>();
  const openedListeners: (() => void)[] = [];
  let client: TurnClient | null = null;
  let opening: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let isStopped = false;

  const open = async (): Promise<void> => {
    const fresh = new TurnClient({ ...database, application_name: lineName });
    const forget = once(() => {
      if (client === fresh) client = null;
      destroy(fresh);
      retryLater();
    });
    // Also keeps a lost connection from ending the process.
    fresh.on("error", forget);
    fresh.on("end", forget);
    fresh.on("notification", ({ channel, payload }) => channels.get(channel)?.(payload ?? ""));
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await fresh.ask(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      ctx.log.debug({ err: error }, "the line for live events could not be opened, tried again soon");
      return forget();
    }
    if (isStopped) return destroy(fresh);
    client = fresh;
    pauseMs = firstPauseMs;
    for (const then of openedListeners) then();
    checkRegularly(fresh, { isCurrent: () => client === fresh, forget });
  };
  const ensure = (): Promise<void> => {
    if (isStopped || client) return Promise.resolve();
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  };
  const connected = async () => {
    await ensure();
    if (!client) throw new Error("the line for live events is down");
  };
  const retryLater = () => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ensure(), pauseMs);
    timer.unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };

  return {
    listen: async (channel, hear) => {
      channels.set(channel, hear);
      if (!client) return connected();
      const asked = client;
      await asked.ask(`listen ${pg.escapeIdentifier(channel)}`).catch((error) => {
        destroy(asked);
        throw error;
      });
    },
    onOpened: (then) => void openedListeners.push(then),
    send: async (channel, payloads) => {
      await connected();
      await client?.ask({
        name: "send_notifications",
        text: "select pg_notify($1, payload) from unnest($2::text[]) as payload",
        values: [channel, payloads],
      });
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await opening;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

/** A client whose queries wait for one another: pg takes no second one while it answers the first. */
class TurnClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  ask(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = this.#last.then(() => this.query(query));
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}

/** Asks a connection from time to time whether it is still there: a network may swallow it without a word. */
function checkRegularly(
  asked: TurnClient,
  { isCurrent, forget }: { isCurrent: () => boolean; forget: () => void },
): void {
  const next = setTimeout(async () => {
    if (!isCurrent()) return;
    const deadline = setTimeout(forget, answerWithinMs);
    await asked.ask("select 1").catch(forget);
    clearTimeout(deadline);
    if (isCurrent()) checkRegularly(asked, { isCurrent, forget });
  }, checkEveryMs);
  next.unref();
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

/** `end()` would wait for a server that may be gone. */
function destroy(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
