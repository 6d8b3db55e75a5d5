import { composeGoods } from "./compose-goods.ts";
import type { GoodsSpec } from "./goods.ts";
import { type Raster, rasterise } from "./rasterise.ts";
import { PICTURE, paintGround } from "./scene.ts";
import { createSheet } from "./sheet.ts";

/** Several goods beside each other on one ground: the picture above an article. */
export interface StillSpec {
  /** From left to right, two to four. */
  readonly goods: readonly GoodsSpec[];
}

/** Pixels of the picture, 3:2. */
export const STILL_PIXELS = { width: 1536, height: 1024 } as const;

const FRAME = { left: 0, top: 0, width: 1500, height: PICTURE.height } as const;
const WHOLE = { left: 0, top: 0, width: 1, height: 1 } as const;

/** Photographs a still. Each thing is drawn as it would be alone, moved to its place on the wider floor. */
export function renderStill({ goods }: StillSpec): Promise<Raster> {
  const sheet = createSheet();
  const things = goods.map((spec, index) => {
    const centre = (FRAME.width * (index + 0.5)) / goods.length;
    return `<g transform="translate(${Math.round(centre - PICTURE.width / 2)} 0)">${composeGoods(spec).paint(sheet)}</g>`;
  });
  const body = paintGround(sheet, FRAME) + things.join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}" ` +
    `viewBox="0 0 ${FRAME.width} ${FRAME.height}">${sheet.definitions()}${body}</svg>`;
  return rasterise(svg, WHOLE, STILL_PIXELS);
}
