import type { LotEvent } from "#contract/bids/live.ts";
import { type EventStream, encodeEvent } from "./event-stream.ts";

/** A reader of some lots, with the revision that it has of each. */
interface Reader {
  readonly revisions: Map<number, number>;
  sum: number;
  stream: EventStream | null;
}

interface Channel {
  readonly readers: Set<Reader>;
  newest: { readonly revision: number; readonly encoded: Buffer } | null;
}

type Channels = Map<number, Channel>;

/** The lots that are read in this process: a channel for each, with its newest state and its readers. */
export function openLotChannels() {
  const channels: Channels = new Map();
  return {
    followed: () => channels.keys(),
    has: (id: number) => channels.has(id),
    take: (ids: readonly number[]) => take(channels, ids),
    publish: (event: LotEvent) => publish(channels.get(event.id), event),
    start: (reader: Reader, stream: EventStream, lastEventId: string | undefined) =>
      start(channels, reader, stream, lastEventId),
    /** The lots whose state has been read, which is never that of one that is not public; the reader follows no other. */
    keepKnown: (reader: Reader, ids: readonly number[]) => {
      const known = ids.filter((id) => channels.get(id)?.newest);
      for (const id of ids) if (!known.includes(id)) drop(channels, reader, id);
      return known;
    },
    /** Called when the reader is gone. */
    leave: (reader: Reader) => {
      for (const id of reader.revisions.keys()) forget(channels, reader, id);
    },
  };
}

function take(channels: Channels, ids: readonly number[]): Reader {
  const reader: Reader = { revisions: new Map(), sum: 0, stream: null };
  for (const id of ids) {
    const channel = channels.get(id) ?? { readers: new Set(), newest: null };
    channels.set(id, channel);
    channel.readers.add(reader);
    reader.revisions.set(id, 0);
  }
  return reader;
}

/** Encoded once, the same bytes for all its readers; readers that have it already get nothing. */
function publish(channel: Channel | undefined, event: LotEvent): void {
  if (!channel || (channel.newest && channel.newest.revision > event.revision)) return;
  const body = encodeEvent("lot", event);
  channel.newest = { revision: event.revision, encoded: Buffer.from(body) };
  const forOne = Buffer.from(`id: ${event.revision}\n${body}`);
  for (const reader of channel.readers) {
    const { stream, revisions } = reader;
    if (!stream || (revisions.get(event.id) ?? 0) >= event.revision) continue;
    announce(reader, event.id, event.revision);
    if (revisions.size === 1) stream.write(forOne);
    else stream.write(`id: ${reader.sum}\n`, channel.newest.encoded);
  }
}

function start(channels: Channels, reader: Reader, stream: EventStream, lastEventId: string | undefined): void {
  const states = [...reader.revisions.keys()].flatMap((id) => {
    const newest = channels.get(id)?.newest;
    return newest ? [{ id, ...newest }] : [];
  });
  const sum = states.reduce((total, { revision }) => total + revision, 0);
  if (lastEventId === String(sum)) {
    for (const { id, revision } of states) announce(reader, id, revision);
  } else {
    // Until the last of them the reader has not the whole state, so only that one carries the id.
    for (const [index, { id, revision, encoded }] of states.entries()) {
      announce(reader, id, revision);
      if (index < states.length - 1) stream.write(encoded);
      else stream.write(`id: ${sum}\n`, encoded);
    }
  }
  reader.stream = stream;
}

function announce(reader: Reader, id: number, revision: number): void {
  reader.sum += revision - (reader.revisions.get(id) ?? 0);
  reader.revisions.set(id, revision);
}

function drop(channels: Channels, reader: Reader, id: number): void {
  reader.revisions.delete(id);
  forget(channels, reader, id);
}

function forget(channels: Channels, reader: Reader, id: number): void {
  const channel = channels.get(id);
  channel?.readers.delete(reader);
  if (channel?.readers.size === 0) channels.delete(id);
}
