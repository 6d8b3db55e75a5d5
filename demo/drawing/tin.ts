import { type Camera, TABLE } from "./camera.ts";
import { type Colour, darken, whiten } from "./colour.ts";
import type { LabelInks, LabelStyle, LabelWords } from "./label-style.ts";
import { disc, type Mark, printMarks } from "./mark.ts";
import { materialFill, metal, waxy } from "./materials.ts";
import { ellipsePath, pathData, polyline, short, type Warp } from "./path.ts";
import type { Random } from "./random.ts";
import { clip, linear, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, ring, type Surface } from "./surface.ts";

export interface Tin {
  cx: number;
  floor: number;
  radius: number;
  height: number;
  tilt: number;
  colour: Colour;
  /** Lacquered, or bare metal. */
  bare: boolean;
  style: LabelStyle;
  inks: LabelInks;
  words: LabelWords;
}

/** A round tobacco tin seen from above: the lid carries the label. */
export function paintTin(sheet: Sheet, tin: Tin, random: Random): string {
  const camera: Camera = { tilt: () => tin.tilt };
  const top = tin.floor - tin.height;
  const { cx, radius: r } = tin;
  const wall: Surface = {
    centre: cx,
    top,
    bottom: tin.floor,
    camera: tin.tilt ? camera : TABLE,
    halfWidth: () => r,
  };
  const material = tin.bare ? metal(tin.colour) : waxy(tin.colour);
  const onLid: Warp = (x, y) => [cx + x, top + 3 + y * tin.tilt];
  const bead = (y: number, colour: Colour, opacity: number, width: number) =>
    `<path d="${pathData(polyline(ring(wall, y)))}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  const ellipse = (y: number, inset: number, fill: string) =>
    `<ellipse cx="${short(cx)}" cy="${short(y)}" rx="${short(r - inset)}" ry="${short((r - inset) * tin.tilt)}" fill="${fill}"/>`;
  const seam = top + tin.height * 0.44;
  return [
    softEllipse(sheet, {
      cx: cx + r * 0.3,
      cy: tin.floor + r * tin.tilt * 0.4,
      rx: r * 1.5,
      ry: r * tin.tilt * 1.25 + 14,
      colour: "#4a3620",
      opacity: 0.5,
      turn: -3,
    }),
    softEllipse(sheet, {
      cx: cx + 5,
      cy: tin.floor + 8,
      rx: r * 1.13,
      ry: r * tin.tilt * 1.2 + 8,
      colour: "#140c05",
      opacity: 0.9,
    }),
    paintSlices(sheet, wall, materialFill(sheet, material)),
    bead(seam, "#000000", 0.55, 3),
    bead(seam + 3.4, "#ffffff", 0.34, 1.6),
    bead(top + 4, "#ffffff", 0.4, 2),
    bead(tin.floor - 4, "#000000", 0.35, 2.4),
    ellipse(
      top,
      0,
      linear(sheet, "across", [
        { at: 0, colour: whiten(tin.colour, 0.45) },
        { at: 0.5, colour: whiten(tin.colour, 0.16) },
        { at: 1, colour: darken(tin.colour, 0.2) },
      ]),
    ),
    ellipse(top + 2, 5, darken(tin.colour, 0.4)),
    ellipse(top + 3, 9, tin.inks.paper),
    `<g clip-path="${clip(sheet, pathData(ellipsePath(cx, top + 3, r - 9, (r - 9) * tin.tilt)))}">`,
    printMarks(
      [
        ...lidRings(r, tin),
        ...tin.style({ width: r * 1.5, height: r * 1.36, words: tin.words, inks: tin.inks, random }),
      ],
      onLid,
    ),
    ellipse(
      top + 3,
      9,
      linear(
        sheet,
        [cx - r, top - r * 0.4, cx + r, top + r * 0.4],
        [
          { at: 0, colour: "#ffffff", opacity: 0.5 },
          { at: 0.34, colour: "#ffffff", opacity: 0.06 },
          { at: 0.36, colour: "#ffffff", opacity: 0.02 },
          { at: 1, colour: "#1a0c04", opacity: 0.34 },
        ],
      ),
    ),
    "</g>",
  ].join("");
}

function lidRings(r: number, tin: Tin): Mark[] {
  return [
    disc(0, 0, r - 16, r - 16, { stroke: tin.colour, strokeWidth: r * 0.03 }),
    disc(0, 0, r - 16 - r * 0.045, r - 16 - r * 0.045, { stroke: tin.inks.gold, strokeWidth: 1.6 }),
  ];
}
