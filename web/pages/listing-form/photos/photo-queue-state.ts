import type { FailedFile } from "./photo-intake.ts";
import type { Tile } from "./photo-tiles.ts";
import type { Pause } from "./upload-pause.ts";

export interface PhotoQueue {
  /**
   * The listing's pictures, stored or on their way: at most `maxPictures`, in order. Failed ones are never among
   * them.
   */
  readonly tiles: readonly Tile[];
  readonly failed: readonly FailedFile[];
  /** Ids in the order the server keeps them in. */
  readonly serverOrder: readonly string[];
  /** null while uploads may begin. */
  readonly pause: Pause | null;
  /** Pauses in a row without a picture getting through. */
  readonly pauses: number;
}
