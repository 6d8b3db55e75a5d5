import type { GoodsSpec, PictureRole } from "#demo/drawing/goods.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";
import type { EncodedPicture } from "#server/features/media/encode-picture.ts";

/** The server's order to the drawing process: pictures of one good, or a still. `key` comes back with the answer. */
export interface DrawingOrder {
  readonly key: number;
  readonly spec: GoodsSpec | StillSpec;
  readonly roles: readonly PictureRole[];
}

export type DrawingAnswer =
  | {
      readonly key: number;
      readonly pictures: readonly { readonly role: PictureRole; readonly encoded: EncodedPicture }[];
    }
  | { readonly key: number; readonly error: string };
