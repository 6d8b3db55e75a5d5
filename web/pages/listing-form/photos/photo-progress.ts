import { parallelUploads } from "./photo-queue.ts";
import type { PhotoQueue } from "./photo-queue-state.ts";
import type { Tile } from "./photo-tiles.ts";

/** The uploads that may begin now. One that may be on the server already runs alone: what it finds there is surely its own. */
export function uploadsToStart({ tiles, pause }: PhotoQueue): string[] {
  if (pause) return [];
  const running = tiles.filter(({ state }) => state === "uploading").length;
  const doubtful = tiles.find((tile) => tile.state !== "stored" && tile.isDoubtful);
  if (doubtful) return running === 0 ? [doubtful.key] : [];
  const waiting = tiles.filter(({ state }) => state === "waiting");
  return waiting.slice(0, Math.max(0, parallelUploads - running)).map(({ key }) => key);
}

/** Something is on its way or waits for its turn. */
export function isUploading({ tiles }: PhotoQueue): boolean {
  return tiles.some(({ state }) => state !== "stored");
}

/** The order to tell the server, or null while it has it already; not before all uploads are over. */
export function orderToSend(queue: PhotoQueue): string[] | null {
  if (isUploading(queue)) return null;
  const ids = queue.tiles.flatMap((tile) => (tile.state === "stored" ? [tile.picture.id] : []));
  return ids.join() === queue.serverOrder.join() ? null : ids;
}

/** Seconds until a running upload is there, judged by its speed so far; null while that would be a guess. */
export function uploadSecondsLeft(tile: Tile, nowMs: number): number | null {
  if (tile.state !== "uploading" || tile.share < 0.05) return null;
  const spentMs = nowMs - tile.startedAt;
  if (spentMs < 700) return null;
  return Math.max(1, Math.ceil(((spentMs / tile.share) * (1 - tile.share)) / 1_000));
}
