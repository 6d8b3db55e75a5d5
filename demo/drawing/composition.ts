import type { PictureRole } from "./goods.ts";
import type { Frame } from "./scene.ts";
import type { Sheet } from "./sheet.ts";

/** A scene ready to be painted on the ground, and the parts of it worth a closer look. */
export interface Composition {
  paint(sheet: Sheet): string;
  details: { role: PictureRole; frame: Frame }[];
  /** The back of the goods, where it is worth showing. */
  back?: (sheet: Sheet) => string;
}

/** A 4:5 frame around a point, kept inside the 800 × 1000 picture. */
export function closeUp(cx: number, cy: number, width: number): Frame {
  const w = Math.min(800, width);
  const h = w * 1.25;
  return {
    left: Math.max(0, Math.min(800 - w, cx - w / 2)),
    top: Math.max(0, Math.min(1000 - h, cy - h / 2)),
    width: w,
    height: h,
  };
}
