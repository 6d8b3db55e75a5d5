import { FLOOR, SHELF } from "./camera.ts";
import { type Colour, darken, whiten } from "./colour.ts";
import type { LabelInks, LabelStyle, LabelWords } from "./label-style.ts";
import { printMarks } from "./mark.ts";
import { materialFill, matt, metal } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import type { Random } from "./random.ts";
import { paintStandingShadow } from "./scene.ts";
import type { Sheet } from "./sheet.ts";
import { paintSlices, ring, type Surface, wrapAround } from "./surface.ts";

export interface Tube {
  cx: number;
  height: number;
  half: number;
  colour: Colour;
  /** The lid: of metal, or of the tube's own paper. */
  lid: Colour | null;
  style: LabelStyle;
  inks: LabelInks;
  words: LabelWords;
}

/** A gift tube beside its bottle: coloured paper on board, print straight on it. */
export function paintTube(sheet: Sheet, tube: Tube, random: Random): string {
  const top = FLOOR - tube.height;
  const wall: Surface = { centre: tube.cx, top, bottom: FLOOR, camera: SHELF, halfWidth: () => tube.half };
  const seam = top + tube.height * 0.13;
  const cap: Surface = { ...wall, bottom: seam, halfWidth: () => tube.half + 1.5 };
  const foot: Surface = { ...wall, top: FLOOR - 9, halfWidth: () => tube.half + 1 };
  const middle = top + tube.height * 0.55;
  const task = {
    width: tube.half * 1.9,
    height: tube.height * 0.44,
    words: tube.words,
    inks: tube.inks,
    random: random.fork("print"),
  };
  const line = (y: number, colour: Colour, opacity: number) =>
    `<path d="${pathData(polyline(ring(wall, y)))}" fill="none" stroke="${colour}" stroke-width="1.6" opacity="${opacity}"/>`;
  const lid = tube.lid ?? tube.colour;
  return [
    paintStandingShadow(sheet, { cx: tube.cx, y: FLOOR, half: tube.half, height: tube.height }, null),
    paintSlices(sheet, wall, materialFill(sheet, matt(tube.colour))),
    printMarks(tube.style(task), wrapAround(wall, middle)),
    paintSlices(
      sheet,
      foot,
      materialFill(sheet, tube.lid ? metal(tube.lid) : matt(darken(tube.colour, 0.2))),
    ),
    paintSlices(sheet, cap, materialFill(sheet, tube.lid ? metal(tube.lid) : matt(tube.colour))),
    line(seam, "#000000", 0.5),
    line(seam + 2.4, "#ffffff", 0.18),
    `<ellipse cx="${short(tube.cx)}" cy="${short(top)}" rx="${short(tube.half + 1.5)}" ry="${short(Math.max(3, SHELF.tilt(top) * tube.half))}" fill="${whiten(lid, 0.2)}"/>`,
  ].join("");
}
