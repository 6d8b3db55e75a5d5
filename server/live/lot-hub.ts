import type { LotEvent } from "#contract/live.ts";
import type { Ctx } from "#server/context.ts";
import { Busy } from "#server/errors.ts";
import { onLotsChanged } from "#server/events/lot-changed.ts";
import { createAnnouncer } from "./announcer.ts";
import { type EventStream, encodeEvent } from "./event-stream.ts";
import type { Live } from "./open-live.ts";

/** Reads the public state of lots in one query; whatever is not public is left out. */
export type ReadLots = (ctx: Ctx, ids: readonly number[]) => Promise<readonly LotEvent[]>;

/** A reader's seat at some lots: taken first, so that nothing is missed between reading and hearing. */
export interface LotSeat {
  /** The ids that are public, in the order wanted; read anew, whatever is known already. */
  readonly found: readonly number[];
  /**
   * Sends the state of all lots, unless `lastEventId` says that the reader has it, then every change. The id of an event
   * is the sum of the revisions of the stream's lots: it rises with every one, and is the same only for the same state.
   */
  start(stream: EventStream, lastEventId: string | undefined): void;
  leave(): void;
}

interface Reader {
  readonly revisions: Map<number, number>;
  sum: number;
  stream: EventStream | null;
}

interface Channel {
  readonly readers: Set<Reader>;
  newest: { readonly revision: number; readonly encoded: Buffer } | null;
}

const channelName = "kabinet_lots";
/** Lots in one query. */
const batchSize = 500;
const retryMs = 500;

/** Follows lots for the streams of this process; `join` takes a seat. */
export function openLotHub(
  live: Live,
  readLots: ReadLots,
): { join(ids: readonly number[]): Promise<LotSeat> } {
  const { ctx, line } = live;
  const channels = new Map<number, Channel>();
  /** Lots to be read, and the callers that wait for them. */
  const wanted = new Set<number>();
  const waiters: PromiseWithResolvers<void>[] = [];
  let working: Promise<void> | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const announcer = createAnnouncer(ctx, (payloads) => line.send(channelName, payloads));
  const stopListening = onLotsChanged(ctx, announcer.announce);
  const sweep = setInterval(() => look(channels.keys()), live.settings.sweepMs);
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
      // Those that came with a later batch of ids wait for that one.
      const answered = wanted.size === 0 ? waiters.splice(0) : [];
      try {
        for (const event of await readLots(ctx, ids)) publish(event);
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

  /** Encoded once, the same bytes for all its readers; those who have it already get nothing. */
  function publish(event: LotEvent): void {
    const channel = channels.get(event.id);
    if (!channel || (channel.newest && channel.newest.revision > event.revision)) return;
    const body = encodeEvent("lot", event);
    channel.newest = { revision: event.revision, encoded: Buffer.from(body) };
    const forOne = Buffer.from(`id: ${event.revision}\n${body}`);
    for (const reader of channel.readers) {
      const { stream, revisions } = reader;
      if (!stream || (revisions.get(event.id) ?? 0) >= event.revision) continue;
      tell(reader, event.id, event.revision);
      if (revisions.size === 1) stream.write(forOne);
      else stream.write(`id: ${reader.sum}\n`, channel.newest.encoded);
    }
  }

  function tell(reader: Reader, id: number, revision: number): void {
    reader.sum += revision - (reader.revisions.get(id) ?? 0);
    reader.revisions.set(id, revision);
  }

  function start(reader: Reader, stream: EventStream, lastEventId: string | undefined): void {
    const states = [...reader.revisions.keys()].flatMap((id) => {
      const newest = channels.get(id)?.newest;
      return newest ? [{ id, ...newest }] : [];
    });
    const sum = states.reduce((total, { revision }) => total + revision, 0);
    if (lastEventId === String(sum)) {
      for (const { id, revision } of states) tell(reader, id, revision);
    } else {
      // Until the last of them the reader has not the whole state, so only that one carries the id.
      for (const [index, { id, revision, encoded }] of states.entries()) {
        tell(reader, id, revision);
        if (index < states.length - 1) stream.write(encoded);
        else stream.write(`id: ${sum}\n`, encoded);
      }
    }
    reader.stream = stream;
  }

  function leave(reader: Reader): void {
    for (const id of reader.revisions.keys()) {
      const channel = channels.get(id);
      channel?.readers.delete(reader);
      if (channel?.readers.size === 0) channels.delete(id);
    }
  }

  let isHeard = false;
  function hear(): void {
    if (isHeard) return;
    isHeard = true;
    line.onOpened(() => look(channels.keys()));
    line.listen(channelName, (payload) => look(payload.split(",").map(Number)));
  }

  return {
    join: async (ids) => {
      if (isStopped) throw new Busy(1);
      hear();
      const reader: Reader = { revisions: new Map(), sum: 0, stream: null };
      for (const id of ids) {
        const channel = channels.get(id) ?? { readers: new Set(), newest: null };
        channels.set(id, channel);
        channel.readers.add(reader);
        reader.revisions.set(id, 0);
      }
      const read = Promise.withResolvers<void>();
      waiters.push(read);
      look(ids);
      try {
        await read.promise;
      } catch (error) {
        leave(reader);
        throw error;
      }
      const found = ids.filter((id) => channels.get(id)?.newest);
      for (const id of ids) if (!found.includes(id)) drop(reader, id);
      return {
        found,
        start: (stream, lastEventId) => start(reader, stream, lastEventId),
        leave: () => leave(reader),
      };
    },
  };

  function drop(reader: Reader, id: number): void {
    reader.revisions.delete(id);
    const channel = channels.get(id);
    channel?.readers.delete(reader);
    if (channel?.readers.size === 0) channels.delete(id);
  }
}
