import type { Picture } from "#contract/media/media.ts";
import type { PhotoQueue } from "./photo-queue-state.ts";
import { storedTile } from "./photo-tiles.ts";

/**
 * The server's pictures are compared with uploads whose answer got lost. As many pictures nobody here knows as there are such
 * uploads: they are those, and nothing is sent twice. Otherwise it cannot be told which is which: what is there is shown,
 * the uploads go on. Without doubtful uploads the queue stays as it is.
 */
export function claimArrived(queue: PhotoQueue, pictures: readonly Picture[]): PhotoQueue {
  const doubtful = queue.tiles.filter((tile) => tile.state !== "stored" && tile.isDoubtful);
  if (doubtful.length === 0) return queue;
  const known = new Set(queue.tiles.map((tile) => (tile.state === "stored" ? tile.picture.id : "")));
  const arrived = pictures.filter(({ id }) => !known.has(id));
  const serverOrder = pictures.map(({ id }) => id);
  if (arrived.length === doubtful.length) {
    const pictureOf = new Map(doubtful.map(({ key }, index) => [key, arrived[index]]));
    const tiles = queue.tiles.map((tile) => {
      const picture = pictureOf.get(tile.key);
      return picture ? storedTile(picture) : tile;
    });
    return { ...queue, tiles, serverOrder };
  }
  const sure = queue.tiles.map((tile) => (tile.state === "stored" ? tile : { ...tile, isDoubtful: false }));
  return { ...queue, tiles: [...arrived.map(storedTile), ...sure], serverOrder };
}
