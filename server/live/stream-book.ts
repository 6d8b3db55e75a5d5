import type { FastifyReply } from "fastify";
import type { Ctx } from "#server/context.ts";
import { Busy, TooMany } from "#server/errors.ts";
import { type EventStream, encodeEvent, openEventStream } from "./event-stream.ts";
import type { LiveSettings } from "./live-settings.ts";

const retryAfterSeconds = 5;
/** A browser waits this long, and up to twice as long, before it comes back, so that browsers do not return in one moment. */
const retryMs = 1_000;

/** A place for one stream, taken before anything is looked up for it. */
interface StreamPlace {
  open(reply: FastifyReply): EventStream;
  giveBack(): void;
}

export interface StreamBook {
  /** `Busy` where the process has as many as it may, `TooMany` where the caller's network has. */
  takePlace(network: string): StreamPlace;
  readonly size: number;
  /** Ends every stream and takes no more. */
  stop(): void;
}

/** Counts the streams, gives each its heartbeat, ends them all at the stop. */
export function openStreamBook(ctx: Ctx, settings: LiveSettings): StreamBook {
  const networks = new Map<string, number>();
  const streams = new Set<EventStream>();
  let places = 0;
  let isStopped = false;

  // One timer and one text for all: a heartbeat costs each stream a write.
  const timer = setInterval(() => {
    const beat = `:\n${encodeEvent("time", ctx.clock().toISOString())}`;
    for (const stream of streams) stream.write(beat);
  }, settings.heartbeatMs);
  timer.unref();

  return {
    takePlace: (network) => {
      if (isStopped || places >= settings.streams) throw new Busy(retryAfterSeconds);
      const own = networks.get(network) ?? 0;
      if (own >= settings.streamsPerNetwork) throw new TooMany(retryAfterSeconds);
      places++;
      networks.set(network, own + 1);
      let isTaken = true;
      const giveBack = () => {
        if (!isTaken) return;
        isTaken = false;
        places--;
        const left = (networks.get(network) ?? 1) - 1;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      };
      const open = (reply: FastifyReply) => {
        const stream = openEventStream(reply, settings.bufferedBytes);
        streams.add(stream);
        stream.write(`retry: ${Math.round(retryMs * (1 + Math.random()))}\n\n`);
        stream.onEnd(() => {
          streams.delete(stream);
          giveBack();
        });
        if (isStopped) stream.end();
        return stream;
      };
      return { open, giveBack };
    },
    get size() {
      return streams.size;
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      for (const stream of streams) stream.end();
    },
  };
}
