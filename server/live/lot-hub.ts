import type { LotEvent } from "#contract/bids/live.ts";
import type { Ctx } from "#server/context.ts";
import { Busy } from "#server/errors.ts";
import { onLotsChanged } from "#server/events/lot-changed.ts";
import { createAnnouncer } from "./announcer.ts";
import type { EventStream } from "./event-stream.ts";
import { openLotChannels } from "./lot-channels.ts";
import type { Live } from "./open-live.ts";

/** Reads the public state of lots in one query; lots that are not public are left out. */
export type ReadLots = (ctx: Ctx, ids: readonly number[]) => Promise<readonly LotEvent[]>;

/** A reader's seat at some lots: taken first, so that nothing is missed between reading and hearing. */
export interface LotSeat {
  /** The ids that are public, in the order wanted; read anew even where they are known already. */
  readonly found: readonly number[];
  /**
   * Sends the state of all lots, unless `lastEventId` says that the reader has it, then every change. The id of an event
   * is the sum of the revisions of the stream's lots: it rises with every one, and is the same only for the same state.
   */
  start(stream: EventStream, lastEventId: string | undefined): void;
  leave(): void;
}

const channelName = "kabinet_lots";
/** Lots in one query. */
const batchSize = 500;
const retryMs = 500;

/** Follows lots for the streams of this process; `join` takes a seat. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: joining, reading and trying again share one private state.
export function openLotHub(live: Live, readLots: ReadLots): { join(ids: readonly number[]): Promise<LotSeat> } {
  const { ctx, line } = live;
  const channels = openLotChannels();
  /** Lots to be read, and the callers that wait for them. */
  const wanted = new Set<number>();
  const waiters: PromiseWithResolvers<void>[] = [];
  let working: Promise<void> | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const announcer = createAnnouncer(ctx, (payloads) => line.send(channelName, payloads));
  const stopListening = onLotsChanged(ctx, announcer.announce);
  const sweep = setInterval(() => look(channels.followed()), live.settings.sweepMs);
  sweep.unref();
  live.onStop(async () => {
    isStopped = true;
    stopListening();
    clearInterval(sweep);
    clearTimeout(retry);
    await announcer.stop();
    await working;
  });

  /** Reads followed lots again, together with all others that are wanted by then. */
  function look(ids: Iterable<number>): void {
    for (const id of ids) if (channels.has(id)) wanted.add(id);
    if (wanted.size > 0 && !isStopped) working ??= work();
  }

  async function work(): Promise<void> {
    while (wanted.size > 0 && !isStopped) {
      const ids = [...wanted].slice(0, batchSize);
      for (const id of ids) wanted.delete(id);
      // Callers of a later batch of ids wait for that batch.
      const answered = wanted.size === 0 ? waiters.splice(0) : [];
      try {
        for (const event of await readLots(ctx, ids)) channels.publish(event);
        for (const { resolve } of answered) resolve();
      } catch (error) {
        ctx.log.debug({ err: error, lots: ids.length }, "followed lots could not be read");
        for (const { reject } of [...answered, ...waiters.splice(0)]) reject(error);
        for (const id of ids) if (channels.has(id)) wanted.add(id);
        clearTimeout(retry);
        retry = setTimeout(() => look([]), retryMs);
        retry.unref();
        break;
      }
    }
    if (isStopped) for (const { reject } of waiters.splice(0)) reject(new Busy(1));
    working = null;
  }

  let isHeard = false;
  function hear(): void {
    if (isHeard) return;
    isHeard = true;
    line.onOpened(() => look(channels.followed()));
    // Until the line is up, lots are read by the sweep.
    line.listen(channelName, (payload) => look(payload.split(",").map(Number))).catch(() => {});
  }

  return {
    join: async (ids) => {
      if (isStopped) throw new Busy(1);
      hear();
      const reader = channels.take(ids);
      const read = Promise.withResolvers<void>();
      waiters.push(read);
      look(ids);
      await read.promise.catch((error) => {
        channels.leave(reader);
        throw error;
      });
      return {
        found: channels.keepKnown(reader, ids),
        start: (stream, lastEventId) => channels.start(reader, stream, lastEventId),
        leave: () => channels.leave(reader),
      };
    },
  };
}
