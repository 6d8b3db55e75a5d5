import type { Picture } from "#contract/media/media.ts";

/** A picture on its way to the listing. */
export interface UploadTile {
  key: string;
  state: "waiting" | "uploading";
  fileName: string;
  bytes: number;
  /** 0…1 of the bytes sent. */
  share: number;
  /** ms; when the upload began. */
  startedAt: number;
  /** How often the server failed at this very file. */
  faults: number;
  /** All of it was sent, but the answer got lost: it may be on the server already. */
  isDoubtful: boolean;
}

/** A picture on its way to the listing, or there already. `key` stays the same for the picture's whole life here. */
export type Tile =
  | { key: string; state: "stored"; picture: Picture; fileName: string | null; bytes: number | null }
  | UploadTile;

export function waitingTile(key: string, fileName: string, bytes: number): UploadTile {
  return {
    key,
    state: "waiting",
    fileName,
    bytes,
    share: 0,
    startedAt: 0,
    faults: 0,
    isDoubtful: false,
  };
}

export function storedTile(picture: Picture): Tile {
  return { key: picture.id, state: "stored", picture, fileName: null, bytes: null };
}

/** The tile of a file whose picture the server has now. */
export function uploadedTile({ key, fileName, bytes }: Tile, picture: Picture): Tile {
  return { key, state: "stored", picture, fileName, bytes };
}
