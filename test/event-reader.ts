import { EventSourceParserStream } from "eventsource-parser/stream";
import type { FastifyInstance } from "fastify";
import type { LotEvent, NotificationEvent } from "#contract/bids/live.ts";

interface ReadEvent<Data> {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: Data;
}

/** A stream of live events as a browser reads it. */
export interface EventReader<Data> {
  readonly status: number;
  readonly headers: Headers;
  /** Events of the wanted kind, in order. */
  readonly events: readonly ReadEvent<Data>[];
  readonly comments: number;
  /** Resolves with the first event that fits, past or coming; rejects where the stream ends before. */
  until(fits: (event: ReadEvent<Data>) => boolean): Promise<ReadEvent<Data>>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

const open: { close(): void }[] = [];

/** Closes the streams that a test has left open; each test is followed by it. */
export function closeReaders(): void {
  for (const reader of open.splice(0)) reader.close();
}

/** The address at which a test's application listens. */
export async function listenAnywhere(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: "127.0.0.1" });
}

export const readLots = (url: string, headers: Record<string, string> = {}) =>
  readEvents<LotEvent>(url, "lot", headers);
export const readNotifications = (url: string, token: string) =>
  readEvents<NotificationEvent>(url, "notice", { authorization: `Bearer ${token}` });

/** Opens a stream and reads it until it ends, the test closes it, or the test is over. */
export async function readEvents<Data>(
  url: string,
  kind: string,
  headers: Record<string, string> = {},
): Promise<EventReader<Data>> {
  const abort = new AbortController();
  const answer = await fetch(url, { headers, signal: abort.signal });
  const events: ReadEvent<Data>[] = [];
  const waiting = new Set<() => void>();
  let comments = 0;
  let isOver = false;
  const wake = () => {
    for (const look of waiting) look();
  };
  const read = async () => {
    const parser = new EventSourceParserStream({ onComment: () => comments++ });
    const parsed = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(parser);
    try {
      for await (const { id, event, data } of parsed ?? []) {
        if (event === kind) events.push({ id, event, data: JSON.parse(data) as Data });
        wake();
      }
    } catch (error) {
      if (!isBroken(error)) throw error;
    } finally {
      isOver = true;
      wake();
    }
  };
  const ended = read();
  const reader: EventReader<Data> = {
    status: answer.status,
    headers: answer.headers,
    events,
    get comments() {
      return comments;
    },
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(fits);
          if (!found && !isOver) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`the stream ended before the event came; ${events.length} came`));
        };
        waiting.add(look);
        look();
      }),
    ended,
    close: () => abort.abort(),
  };
  open.push(reader);
  return reader;
}

/** Whether the test has closed the stream or the server has cut it. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || error.message === "terminated");
}
