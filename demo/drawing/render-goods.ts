import { drawGoods, drawGoodsBack, FRONT_PIXELS } from "./draw-goods.ts";
import type { GoodsSpec, PictureRole } from "./goods.ts";
import { createRandom } from "./random.ts";
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
 * Photographs one lot: two to five pictures, the front first. A pure function of the spec that touches no
 * database and no settings, so it can run in a worker thread. Details are drawn anew at their own size from
 * the same drawing, so they are as sharp as the front.
 */
export async function renderGoods(spec: GoodsSpec): Promise<GoodsPicture[]> {
  const drawing = drawGoods(spec);
  const pictures: GoodsPicture[] = [];
  for (const crop of drawing.crops) {
    const size = crop.role === "front" ? FRONT_PIXELS : DETAIL_PIXELS;
    pictures.push({ role: crop.role, ...(await rasterise(drawing.svg, crop, size)) });
  }
  const random = createRandom(spec.seed).fork("gallery");
  const back = random.chance(0.45) ? drawGoodsBack(spec) : null;
  if (back) {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    pictures.push({ role: "back", ...(await rasterise(back, whole, DETAIL_PIXELS)) });
  }
  // Not every seller takes every picture; the front and one detail are always there.
  const dropped = random.chance(0.4) && pictures.length > 2 ? random.int(2, pictures.length - 1) : -1;
  return pictures.filter((_, index) => index !== dropped);
}
