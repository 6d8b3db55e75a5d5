import { type Colour, mix } from "./colour.ts";
import { printMarks } from "./mark.ts";
import { pathData, polyline, type Warp } from "./path.ts";
import type { Random } from "./random.ts";
import { linear, type Sheet } from "./sheet.ts";
import { grain } from "./wood.ts";

export interface Face {
  width: number;
  height: number;
  /** Colours where the light comes from and on the far side. */
  light: readonly [lit: Colour, shaded: Colour];
  wooden: boolean;
}

/** One side of a box, around the middle of the face: light across it, a fall of it downwards, veins where it is of wood. */
export function paintFace(sheet: Sheet, warp: Warp, face: Face, random: Random): string {
  const { width, height, wooden } = face;
  const [lit, shaded] = face.light;
  const corners = [
    warp(-width / 2, -height / 2),
    warp(width / 2, -height / 2),
    warp(width / 2, height / 2),
    warp(-width / 2, height / 2),
  ];
  const data = pathData(polyline(corners, true));
  const light = linear(sheet, "across", [
    { at: 0, colour: lit },
    { at: 0.4, colour: mix(lit, shaded, 0.4) },
    { at: 1, colour: shaded },
  ]);
  const fall = linear(sheet, "down", [
    { at: 0, colour: "#fff6e2", opacity: 0.12 },
    { at: 0.5, colour: "#000000", opacity: 0 },
    { at: 1, colour: "#1a0c02", opacity: 0.26 },
  ]);
  const veins = wooden ? printMarks(grain(width, height, random), warp) : "";
  return `<path d="${data}" fill="${light}" stroke="${shaded}" stroke-width=".6"/>${veins}<path d="${data}" fill="${fall}"/>`;
}
