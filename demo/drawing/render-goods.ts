import { drawGoods, drawGoodsBack, FRONT_PIXELS } from "./draw-goods.ts";
import { galleryOf } from "./gallery-of.ts";
import type { GoodsSpec, PictureRole } from "./goods.ts";
import { rasterise } from "./rasterise.ts";

export interface GoodsPicture {
  role: PictureRole;
  /** PNG, lossless. */
  data: Buffer;
  width: number;
  height: number;
}

const DETAIL_PIXELS = { width: 960, height: 1200 } as const;

/**
 * Photographs one lot: two to five pictures, the front first, or only the wanted ones. A pure function of the spec
 * that touches no database and no settings, so it can run in a worker thread. Details are drawn anew at their own
 * size from the same drawing, so they are as sharp as the front.
 */
export async function renderGoods(
  spec: GoodsSpec,
  wanted: readonly PictureRole[] = galleryOf(spec),
): Promise<GoodsPicture[]> {
  const drawing = drawGoods(spec);
  const pictures: GoodsPicture[] = [];
  for (const role of wanted) {
    const source = role === "back" ? drawGoodsBack(spec) : drawing.svg;
    const crop = role === "back" ? WHOLE : drawing.crops.find((part) => part.role === role);
    if (!source || !crop) continue;
    const size = role === "front" ? FRONT_PIXELS : DETAIL_PIXELS;
    pictures.push({ role, ...(await rasterise(source, crop, size)) });
  }
  return pictures;
}

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
