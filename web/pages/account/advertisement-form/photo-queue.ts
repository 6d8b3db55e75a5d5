import { maxPictures, maxUploadBytes, type Picture } from "#contract/media.ts";

/** A picture on its way to the listing, or there already. `key` stays the same for the picture's whole life here. */
export type Tile =
  | { key: string; state: "stored"; picture: Picture; fileName: string | null; bytes: number | null }
  | {
      key: string;
      state: "waiting" | "uploading" | "failed";
      fileName: string;
      bytes: number;
      /** 0…1 of the bytes sent. */
      share: number;
      /** ms; when the upload began. */
      startedAt: number;
      /** Why it failed, in the visitor's language. */
      message: string | null;
    };

/** A file that was not taken at all. */
export interface RefusedFile {
  key: string;
  fileName: string;
  bytes: number;
  reason: "type" | "size" | "empty" | "count";
}

export interface PhotoQueue {
  readonly tiles: readonly Tile[];
  readonly refused: readonly RefusedFile[];
  /** Ids in the order the server keeps them in. */
  readonly serverOrder: readonly string[];
}

export type PhotoEvent =
  | { type: "added"; files: readonly { key: string; name: string; size: number; mime: string }[] }
  | { type: "started"; key: string; at: number }
  | { type: "progressed"; key: string; share: number }
  | { type: "uploaded"; key: string; picture: Picture }
  | { type: "failed"; key: string; message: string }
  | { type: "retried"; key: string }
  | { type: "dismissed"; key: string }
  | { type: "moved"; key: string; to: number }
  | { type: "reordered"; ids: readonly string[] }
  | { type: "loaded"; pictures: readonly Picture[] };

/** Two at a time: a phone's connection is shared, and one slow picture does not stop the rest. */
export const parallelUploads = 2;
/** What the server can open. HEIC is not among them: a phone asked for JPEG converts by itself. */
export const acceptedTypes = ["image/jpeg", "image/png", "image/webp"];

export function startQueue(pictures: readonly Picture[]): PhotoQueue {
  return { tiles: pictures.map(storedTile), refused: [], serverOrder: pictures.map(({ id }) => id) };
}

export function nextQueue(queue: PhotoQueue, event: PhotoEvent): PhotoQueue {
  switch (event.type) {
    case "added":
      return withFiles(queue, event.files);
    case "started":
      return changed(queue, event.key, { state: "uploading", share: 0, startedAt: event.at, message: null });
    case "progressed":
      return changed(queue, event.key, { share: event.share });
    case "failed":
      return changed(queue, event.key, { state: "failed", message: event.message });
    case "retried":
      return changed(queue, event.key, { state: "waiting", share: 0, message: null });
    case "uploaded":
      return {
        ...queue,
        tiles: queue.tiles.map((tile) => (tile.key === event.key ? uploadedTile(tile, event.picture) : tile)),
        serverOrder: [...queue.serverOrder, event.picture.id],
      };
    case "dismissed": {
      const gone = queue.tiles.find(({ key }) => key === event.key);
      return {
        tiles: queue.tiles.filter(({ key }) => key !== event.key),
        refused: queue.refused.filter(({ key }) => key !== event.key),
        serverOrder:
          gone?.state === "stored"
            ? queue.serverOrder.filter((id) => id !== gone.picture.id)
            : queue.serverOrder,
      };
    }
    case "moved": {
      const tile = queue.tiles.find(({ key }) => key === event.key);
      if (!tile) return queue;
      const rest = queue.tiles.filter(({ key }) => key !== event.key);
      return { ...queue, tiles: [...rest.slice(0, event.to), tile, ...rest.slice(event.to)] };
    }
    case "reordered":
      return { ...queue, serverOrder: event.ids };
    case "loaded":
      return { ...withStored(queue, event.pictures), serverOrder: event.pictures.map(({ id }) => id) };
  }
}

/** The uploads that may begin now. */
export function uploadsToStart({ tiles }: PhotoQueue): string[] {
  const running = tiles.filter(({ state }) => state === "uploading").length;
  return tiles
    .filter(({ state }) => state === "waiting")
    .slice(0, Math.max(0, parallelUploads - running))
    .map(({ key }) => key);
}

/** The order to tell the server, or null while it has it already; not before all uploads are over. */
export function orderToSend({ tiles, serverOrder }: PhotoQueue): string[] | null {
  if (tiles.some(({ state }) => state === "uploading" || state === "waiting")) return null;
  const ids = tiles.flatMap((tile) => (tile.state === "stored" ? [tile.picture.id] : []));
  return ids.join() === serverOrder.join() ? null : ids;
}

/** Seconds until a running upload is there, judged by its speed so far; null while that would be a guess. */
export function uploadSecondsLeft(tile: Tile, nowMs: number): number | null {
  if (tile.state !== "uploading" || tile.share < 0.05) return null;
  const spentMs = nowMs - tile.startedAt;
  if (spentMs < 700) return null;
  return Math.max(1, Math.ceil(((spentMs / tile.share) * (1 - tile.share)) / 1_000));
}

function withFiles(
  queue: PhotoQueue,
  files: readonly { key: string; name: string; size: number; mime: string }[],
) {
  const tiles = [...queue.tiles];
  const refused: RefusedFile[] = [];
  for (const { key, name, size, mime } of files) {
    const reason = reasonAgainst({ name, size, mime }, tiles.length);
    if (reason) refused.push({ key, fileName: name, bytes: size, reason });
    else
      tiles.push({
        key,
        state: "waiting",
        fileName: name,
        bytes: size,
        share: 0,
        startedAt: 0,
        message: null,
      });
  }
  return { ...queue, tiles, refused };
}

/** The server looks into the file in any case. */
function reasonAgainst(
  file: { name: string; size: number; mime: string },
  taken: number,
): RefusedFile["reason"] | null {
  if (!acceptedTypes.includes(file.mime)) return "type";
  if (file.size === 0) return "empty";
  if (file.size > maxUploadBytes) return "size";
  return taken >= maxPictures ? "count" : null;
}

function storedTile(picture: Picture): Tile {
  return { key: picture.id, state: "stored", picture, fileName: null, bytes: null };
}

function uploadedTile(tile: Tile, picture: Picture): Tile {
  return { key: tile.key, state: "stored", picture, fileName: tile.fileName, bytes: tile.bytes };
}

/** What the server has replaces what was stored here; what is still on its way stays behind it. */
function withStored(queue: PhotoQueue, pictures: readonly Picture[]): PhotoQueue {
  const known = new Map(
    queue.tiles.flatMap((tile) => (tile.state === "stored" ? [[tile.picture.id, tile]] : [])),
  );
  const stored = pictures.map((picture): Tile => {
    const tile = known.get(picture.id);
    return tile ? uploadedTile(tile, picture) : storedTile(picture);
  });
  return { ...queue, tiles: [...stored, ...queue.tiles.filter(({ state }) => state !== "stored")] };
}

function changed(
  queue: PhotoQueue,
  key: string,
  patch: Partial<Exclude<Tile, { state: "stored" }>>,
): PhotoQueue {
  return {
    ...queue,
    tiles: queue.tiles.map((tile) =>
      tile.key === key && tile.state !== "stored" ? { ...tile, ...patch } : tile,
    ),
  };
}
