import { paintEdges } from "./box-edges.ts";
import { paintFace } from "./box-face.ts";
import { type Place, paintBoxShadow } from "./box-shadow.ts";
import type { Camera } from "./camera.ts";
import { type Colour, darken, mix, whiten } from "./colour.ts";
import { type Mark, printMarks } from "./mark.ts";
import type { Warp } from "./path.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";

export interface Box {
  cx: number;
  /** Height on the picture of the middle of its foot. */
  floor: number;
  width: number;
  height: number;
  depth: number;
  /** Turn to the right in radians: shows that much of the right side. */
  turn: number;
  camera: Camera;
  colour: Colour;
  wooden: boolean;
  /** Print for the front and the top, around the middle of the face. */
  front: readonly Mark[];
  top: readonly Mark[];
  /** Height of the lid's seam below the top edge; 0 without. */
  lid: number;
}

/** A box on the floor in the camera's perspective: front, right side and top, with the light from the left. */
export function paintBox(sheet: Sheet, box: Box, random: Random): string {
  const place = projection(box);
  const top = box.floor - box.height;
  const w = box.width / 2;
  const d = box.depth / 2;
  const front: Warp = (x, y) => place(x, box.floor - box.height / 2 + y, d);
  const side: Warp = (x, y) => place(w, box.floor - box.height / 2 + y, -x);
  const lidTop: Warp = (x, y) => place(x, top, y);
  const { colour, wooden, width, height, depth } = box;
  const light = {
    front: [mix(colour, "#fff3dc", 0.2), darken(colour, 0.24)],
    side: [darken(colour, 0.46), darken(colour, 0.66)],
    top: [whiten(mix(colour, "#fff3dc", 0.3), 0.1), mix(colour, "#fff3dc", 0.12)],
  } as const;
  return [
    paintBoxShadow(sheet, box, place),
    paintFace(sheet, side, { width: depth, height, light: light.side, wooden }, random.fork("side")),
    paintFace(sheet, lidTop, { width, height: depth, light: light.top, wooden }, random.fork("top")),
    printMarks(box.top, lidTop),
    paintFace(sheet, front, { width, height, light: light.front, wooden }, random.fork("front")),
    printMarks(box.front, front),
    paintEdges(box, front, side),
  ].join("");
}

function projection(box: Box): Place {
  const cos = Math.cos(box.turn);
  const sin = Math.sin(box.turn);
  return (x, y, z) => [box.cx + x * cos - z * sin, y + box.camera.tilt(y) * (x * sin + z * cos)];
}
