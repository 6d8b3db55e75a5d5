import type { FastifyReply } from "fastify";
import type { Ctx } from "#server/context.ts";
import { Busy, TooMany } from "#server/errors.ts";
import { metricsOf } from "#server/metrics/metrics.ts";
import { type EventStream, encodeEvent, openEventStream } from "./event-stream.ts";
import type { LiveSettings } from "./live-settings.ts";

const retryAfterSeconds = 5;
/** So many times as many streams as a network may have go to the wider one around it. */
const networksAround = 10;
/** A browser waits this long, and up to twice as long, before it comes back, so that browsers do not return in one moment. */
const retryMs = 1_000;

/** A place for one stream, taken before anything is looked up for it. */
interface StreamPlace {
  open(reply: FastifyReply): EventStream;
  giveBack(): void;
}

export interface StreamBook {
  /** `Busy` where the process has as many as it may, `TooMany` where the caller's network has, or the wider one around it. */
  takePlace(network: string, around: string): StreamPlace;
  readonly size: number;
  /** Ends every stream and takes no more. */
  stop(): void;
}

/**
 * LI6: A process holds {usualLiveSettings.streams} live streams, {usualLiveSettings.streamsPerNetwork} of one address,
 * 1 000 of one network (/24, /48); one stream follows up to 100 lots.
 *
 * Counts the streams, gives each its heartbeat, ends them all at the stop.
 */
export function openStreamBook(ctx: Ctx, settings: LiveSettings): StreamBook {
  const ofNetwork = countedBy(settings.streamsPerNetwork);
  // Whoever has an IPv6 /48 has 65 536 networks, and would take every place.
  const ofAround = countedBy(settings.streamsPerNetwork * networksAround);
  const streams = new Set<EventStream>();
  const { streams: gauge } = metricsOf(ctx);
  let places = 0;
  let isStopped = false;

  // One timer and one text for all: a heartbeat costs each stream a write.
  const timer = setInterval(() => {
    const beat = `:\n${encodeEvent("time", ctx.clock().toISOString())}`;
    for (const stream of streams) stream.write(beat);
  }, settings.heartbeatMs);
  timer.unref();

  return {
    takePlace: (network, around) => {
      if (isStopped || places >= settings.streams) throw new Busy(retryAfterSeconds);
      if (ofNetwork.isFull(network) || ofAround.isFull(around)) throw new TooMany(retryAfterSeconds);
      places++;
      ofNetwork.add(network);
      ofAround.add(around);
      let isTaken = true;
      const giveBack = () => {
        if (!isTaken) return;
        isTaken = false;
        places--;
        ofNetwork.remove(network);
        ofAround.remove(around);
      };
      const open = (reply: FastifyReply) => {
        const stream = openEventStream(reply, settings.bufferedBytes);
        streams.add(stream);
        gauge.inc();
        stream.write(`retry: ${Math.round(retryMs * (1 + Math.random()))}\n\n`);
        stream.onEnd(() => {
          streams.delete(stream);
          gauge.dec();
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

/** How many each of many has, of whom each may have so many. */
function countedBy(most: number) {
  const counts = new Map<string, number>();
  return {
    isFull: (name: string) => (counts.get(name) ?? 0) >= most,
    add: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    remove: (name: string) => {
      const left = (counts.get(name) ?? 1) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    },
  };
}
