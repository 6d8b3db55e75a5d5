import type { FastifyReply } from "fastify";

type Raw = FastifyReply["raw"];

/** The answer to one reader, open for as long as both sides want. */
export interface EventStream {
  /** Whole events, encoded. A reader that does not keep up is dropped: it comes back and gets the newest state. */
  write(...chunks: readonly (string | Buffer)[]): void;
  end(): void;
  /** Runs once, whether the server or the reader ended the stream; at once where it has ended already. */
  onEnd(then: () => void): void;
}

/** Begins to answer with server-sent events. `maxBuffered`: how many bytes may wait for a slow reader. */
export function openEventStream(reply: FastifyReply, maxBuffered: number): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    // Proxies of the nginx family would hold events back.
    "x-accel-buffering": "no",
  });
  const isOver = () => raw.destroyed || raw.writableEnded;
  // A broken connection is an end like any other.
  raw.on("error", () => raw.destroy());
  return {
    write: (...chunks) => {
      if (isOver()) return;
      if (raw.writableLength > maxBuffered) {
        raw.destroy();
        return;
      }
      if (chunks.length === 1) raw.write(chunks[0]);
      else writeTogether(raw, chunks);
    },
    end: () => {
      if (isOver()) return;
      const isDelayed = raw.writableLength > 0;
      raw.end();
      // A reader that does not read is dropped.
      if (isDelayed) raw.destroy();
    },
    onEnd: (then) => {
      if (raw.destroyed || raw.closed) then();
      else raw.once("close", then);
    },
  };
}

function writeTogether(raw: Raw, chunks: readonly (string | Buffer)[]): void {
  raw.cork();
  for (const chunk of chunks) raw.write(chunk);
  raw.uncork();
}

/** One event in the format of server-sent events; `data` is JSON and so has no line breaks. */
export function encodeEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
