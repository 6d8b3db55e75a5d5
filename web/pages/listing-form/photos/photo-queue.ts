import type { Picture } from "#contract/media/media.ts";
import { claimArrived } from "./claim-arrived.ts";
import { type AddedFile, sortAdded } from "./photo-intake.ts";
import type { PhotoQueue } from "./photo-queue-state.ts";
import { storedTile, type Tile, type UploadTile, uploadedTile, waitingTile } from "./photo-tiles.ts";
import { afterPause, type PauseCause } from "./upload-pause.ts";

export type PhotoEvent =
  | { type: "added"; files: readonly AddedFile[] }
  | { type: "started"; key: string; at: number }
  | { type: "progressed"; key: string; share: number }
  | { type: "uploaded"; key: string; picture: Picture }
  /** It did not get through and will be sent again after a pause. `isFault`: the server failed at the file, not at being reached. */
  | {
      type: "interrupted";
      key: string;
      at: number;
      cause: PauseCause;
      retryAfterMs: number | null;
      isFault: boolean;
    }
  /** The server's pictures, asked for because an answer got lost. */
  | { type: "arrived"; pictures: readonly Picture[] }
  /** The pause is over; `isFresh`: there is news (a connection, a wish), so that waits start short again. */
  | { type: "resumed"; isFresh: boolean }
  | { type: "failed"; key: string; message: string; canRetry: boolean }
  | { type: "retried"; key: string }
  | { type: "dismissed"; key: string }
  /** Takes everything that failed off the list. */
  | { type: "dismissedAll" }
  | { type: "moved"; key: string; to: number }
  | { type: "reordered"; ids: readonly string[] }
  | { type: "loaded"; pictures: readonly Picture[] };

/** Two at a time: a phone's connection is shared, and one slow picture does not stop the rest. */
export const parallelUploads = 2;

export function startQueue(pictures: readonly Picture[]): PhotoQueue {
  const tiles = pictures.map(storedTile);
  return { tiles, failed: [], serverOrder: pictures.map(({ id }) => id), pause: null, pauses: 0 };
}

export function nextQueue(queue: PhotoQueue, event: PhotoEvent): PhotoQueue {
  switch (event.type) {
    case "added":
      return withFiles(queue, event.files);
    case "started":
      return changed(queue, event.key, { state: "uploading", share: 0, startedAt: event.at });
    case "progressed":
      return changed(queue, event.key, { share: event.share });
    case "interrupted":
      return interrupted(queue, event);
    case "resumed":
      return { ...queue, pause: null, pauses: event.isFresh ? 0 : queue.pauses };
    case "arrived":
      return claimArrived(queue, event.pictures);
    case "failed":
      return failed(queue, event);
    case "retried":
      return retried(queue, event.key);
    case "uploaded":
      return {
        ...queue,
        tiles: queue.tiles.map((tile) => (tile.key === event.key ? uploadedTile(tile, event.picture) : tile)),
        serverOrder: [...queue.serverOrder, event.picture.id],
        pauses: 0,
      };
    case "dismissed":
      return dismissed(queue, event.key);
    case "dismissedAll":
      return { ...queue, failed: [] };
    case "moved": {
      const tile = queue.tiles.find(({ key }) => key === event.key);
      return tile ? { ...queue, tiles: inserted(without(queue.tiles, tile.key), tile, event.to) } : queue;
    }
    case "reordered":
      return { ...queue, serverOrder: event.ids };
    case "loaded":
      return { ...withStored(queue, event.pictures), serverOrder: event.pictures.map(({ id }) => id) };
  }
}

function withFiles(queue: PhotoQueue, files: readonly AddedFile[]): PhotoQueue {
  const { taken, refused } = sortAdded(files, queue.tiles.length);
  const tiles = taken.map(({ key, name, size }) => waitingTile(key, name, size));
  return { ...queue, tiles: [...queue.tiles, ...tiles], failed: [...queue.failed, ...refused] };
}

function interrupted(
  queue: PhotoQueue,
  { key, at, cause, retryAfterMs, isFault }: Extract<PhotoEvent, { type: "interrupted" }>,
): PhotoQueue {
  const tile = queue.tiles.find((each) => each.key === key);
  if (!tile || tile.state === "stored") return queue;
  const back = changed(queue, key, {
    state: "waiting",
    share: 0,
    faults: tile.faults + (isFault ? 1 : 0),
    isDoubtful: tile.isDoubtful || (tile.share === 1 && (cause === "connection" || isFault)),
  });
  // Uploads that were under way together break off together: one pause, as long as the longer asks for.
  const pauses = queue.pause ? queue.pauses : queue.pauses + 1;
  return { ...back, pauses, pause: afterPause(queue.pause, { cause, at, retryAfterMs, pauses }) };
}

function failed(queue: PhotoQueue, { key, message, canRetry }: Extract<PhotoEvent, { type: "failed" }>): PhotoQueue {
  const place = queue.tiles.findIndex((each) => each.key === key);
  const tile = queue.tiles[place];
  if (!tile || tile.state === "stored") return queue;
  const { fileName, bytes } = tile;
  return {
    ...queue,
    tiles: without(queue.tiles, key),
    failed: [...queue.failed, { key, fileName, bytes, reason: "server", message, canRetry, place }],
  };
}

/** Back to where it was, if there is still room. */
function retried(queue: PhotoQueue, key: string): PhotoQueue {
  const file = queue.failed.find((each) => each.key === key);
  if (!file?.canRetry) return queue;
  const { taken } = sortAdded([{ key, name: file.fileName, size: file.bytes, mime: null }], queue.tiles.length);
  if (taken.length === 0) {
    const full = { ...file, reason: "count" as const, canRetry: false };
    return { ...queue, failed: queue.failed.map((each) => (each.key === key ? full : each)) };
  }
  const tile = waitingTile(key, file.fileName, file.bytes);
  return {
    ...queue,
    tiles: inserted(queue.tiles, tile, file.place),
    failed: without(queue.failed, key),
  };
}

function dismissed(queue: PhotoQueue, key: string): PhotoQueue {
  const gone = queue.tiles.find((each) => each.key === key);
  const goneId = gone?.state === "stored" ? gone.picture.id : null;
  return {
    ...queue,
    tiles: without(queue.tiles, key),
    failed: without(queue.failed, key),
    serverOrder: queue.serverOrder.filter((id) => id !== goneId),
  };
}

/** The server's pictures replace the ones stored here; those still on their way stay behind them. */
function withStored(queue: PhotoQueue, pictures: readonly Picture[]): PhotoQueue {
  const known = new Map(queue.tiles.flatMap((tile) => (tile.state === "stored" ? [[tile.picture.id, tile]] : [])));
  const stored = pictures.map((picture): Tile => {
    const tile = known.get(picture.id);
    return tile ? uploadedTile(tile, picture) : storedTile(picture);
  });
  return { ...queue, tiles: [...stored, ...queue.tiles.filter(({ state }) => state !== "stored")] };
}

function changed(queue: PhotoQueue, key: string, patch: Partial<UploadTile>): PhotoQueue {
  const tiles = queue.tiles.map((tile) => (tile.key === key && tile.state !== "stored" ? { ...tile, ...patch } : tile));
  return { ...queue, tiles };
}

function without<T extends { key: string }>(list: readonly T[], key: string): T[] {
  return list.filter((each) => each.key !== key);
}

function inserted<T>(list: readonly T[], item: T, at: number): T[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}
