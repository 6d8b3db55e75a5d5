import { FLOOR, SHELF } from "./camera.ts";
import { type Colour, darken, mix } from "./colour.ts";
import { clearGlass, materialFill, paleSpirit, spirit } from "./materials.ts";
import { pathData, short } from "./path.ts";
import { type Knot, monotoneProfile } from "./profile.ts";
import { paintReflections, paintSlope } from "./reflections.ts";
import { paintStandingShadow } from "./scene.ts";
import { clip, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, type Surface, silhouette } from "./surface.ts";

/** Outlines of drinking glasses from the rim down; bowl is where the inside ends. */
const GLASSES = {
  tulip: {
    knots: [
      [0, 66],
      [70, 74],
      [150, 98],
      [220, 108],
      [280, 92],
      [318, 44],
      [336, 13],
      [352, 10],
      [440, 9],
      [476, 12],
      [492, 50],
      [500, 88],
      [504, 92],
    ],
    bowl: 316,
  },
  snifter: {
    knots: [
      [0, 84],
      [70, 108],
      [150, 142],
      [220, 152],
      [286, 122],
      [322, 52],
      [338, 15],
      [352, 12],
      [400, 12],
      [424, 18],
      [440, 70],
      [449, 110],
      [453, 113],
    ],
    bowl: 318,
  },
  tumbler: {
    knots: [
      [0, 128],
      [8, 129],
      [120, 122],
      [280, 114],
      [296, 112],
      [304, 104],
    ],
    bowl: 262,
  },
  cordial: {
    knots: [
      [0, 66],
      [60, 62],
      [150, 50],
      [206, 30],
      [226, 12],
      [250, 8],
      [360, 8],
      [396, 11],
      [414, 42],
      [422, 72],
      [426, 76],
    ],
    bowl: 206,
  },
  goblet: {
    knots: [
      [0, 96],
      [80, 112],
      [170, 124],
      [250, 112],
      [306, 66],
      [330, 20],
      [348, 13],
      [380, 17],
      [396, 22],
      [412, 14],
      [470, 13],
      [500, 20],
      [516, 74],
      [526, 116],
      [531, 119],
    ],
    bowl: 306,
  },
  flute: {
    knots: [
      [0, 46],
      [80, 54],
      [190, 54],
      [290, 42],
      [350, 18],
      [368, 9],
      [400, 7.5],
      [500, 7.5],
      [536, 11],
      [552, 46],
      [560, 80],
      [564, 84],
    ],
    bowl: 348,
  },
} satisfies Record<string, { knots: readonly Knot[]; bowl: number }>;

export type GlassName = keyof typeof GLASSES;
export const GLASS_NAMES = Object.keys(GLASSES) as GlassName[];

export interface DrinkingGlass {
  name: GlassName;
  cx: number;
  scale: number;
  tint: Colour;
  liquid: Colour;
  pale: boolean;
  /** Share of the bowl that is filled; 0 leaves the glass empty. */
  filled: number;
  /** Number of cut flutes around the bowl; 0 leaves it smooth. */
  cuts: number;
}

export function glassHeight(name: GlassName): number {
  const knots = GLASSES[name].knots;
  return knots[knots.length - 1]?.[0] ?? 0;
}

export function glassGirth(name: GlassName): number {
  return 2 * Math.max(...GLASSES[name].knots.map(([, halfWidth]) => halfWidth));
}

/** A drinking glass on the shelf, its far rim visible through the near one. */
export function paintDrinkingGlass(sheet: Sheet, glass: DrinkingGlass): string {
  const plan = GLASSES[glass.name];
  const top = FLOOR - glassHeight(glass.name) * glass.scale;
  const wall: Surface = {
    centre: glass.cx,
    top,
    bottom: FLOOR,
    camera: SHELF,
    halfWidth: monotoneProfile(
      plan.knots.map(([y, width]): Knot => [top + y * glass.scale, width * glass.scale]),
    ),
  };
  const outline = pathData(silhouette(wall));
  const within = clip(sheet, outline);
  const bowlEnd = top + plan.bowl * glass.scale;
  const material = materialFill(sheet, clearGlass(glass.tint));
  const rim = wall.halfWidth(top);
  const rimHeight = Math.max(3.5, SHELF.tilt(top) * rim);
  const rimEllipse = `cx="${short(glass.cx)}" cy="${short(top)}" rx="${short(rim)}" ry="${short(rimHeight)}" fill="none"`;
  const foot = { cx: glass.cx, y: FLOOR, half: wall.halfWidth(FLOOR - 4), height: (FLOOR - top) * 0.8 };
  return [
    paintStandingShadow(sheet, foot, glass.filled > 0 ? mix(glass.liquid, "#ffb44a", 0.35) : "#f6ecd6"),
    `<ellipse ${rimEllipse} stroke="#6b6250" stroke-width="1.4" opacity=".5"/>`,
    paintSlices(sheet, wall, material, { within, to: bowlEnd, opacity: 0.66 }),
    paintSlices(sheet, wall, material, { within, from: bowlEnd, opacity: 0.9 }),
    paintSlope(sheet, wall, top, FLOOR, 0.34),
    glass.filled > 0 ? filling(sheet, glass, wall, bowlEnd) : "",
    glass.cuts > 0 ? cuts(glass, wall, bowlEnd, within) : "",
    paintReflections(sheet, wall, { strength: 0.95, from: top + 4, to: bowlEnd, within }),
    `<path d="${outline}" fill="none" stroke="#3a3124" stroke-width="1.2" opacity=".4"/>`,
    `<g clip-path="${within}">${softEllipse(sheet, { cx: glass.cx + foot.half * 0.4, cy: FLOOR - 2, rx: foot.half * 0.5, ry: 9, colour: "#ffffff", opacity: 0.8 })}</g>`,
    `<ellipse ${rimEllipse} stroke="#ffffff" stroke-width="2" opacity=".85"/>`,
    `<ellipse ${rimEllipse} stroke="#4b4334" stroke-width=".8" opacity=".55" transform="translate(0 1.4)"/>`,
  ].join("");
}

function filling(sheet: Sheet, glass: DrinkingGlass, wall: Surface, bowlEnd: number): string {
  const level = bowlEnd - (bowlEnd - wall.top) * glass.filled;
  const inside: Surface = {
    ...wall,
    top: level,
    bottom: bowlEnd,
    halfWidth: (y) => Math.max(2, wall.halfWidth(y) - 4 * glass.scale),
  };
  const outline = pathData(silhouette(inside));
  const half = inside.halfWidth(level);
  const sag = Math.max(3, SHELF.tilt(level) * half);
  const ellipse = `cx="${short(glass.cx)}" cy="${short(level)}" rx="${short(half)}" ry="${short(sag)}"`;
  const bright = mix(glass.liquid, "#ffe0a8", 0.6);
  return [
    paintSlices(
      sheet,
      inside,
      materialFill(sheet, glass.pale ? paleSpirit(glass.liquid) : spirit(glass.liquid)),
    ),
    `<g clip-path="${clip(sheet, outline)}">${softEllipse(sheet, { cx: glass.cx + half * 0.35, cy: bowlEnd - 14, rx: half * 0.7, ry: 46, colour: bright, opacity: 0.7 })}</g>`,
    `<ellipse ${ellipse} fill="${mix(glass.liquid, "#ffeec8", 0.36)}"/>`,
    `<ellipse ${ellipse} fill="none" stroke="${darken(glass.liquid, 0.5)}" stroke-width="1.2" opacity=".7"/>`,
  ].join("");
}

/** Flutes cut into the lower bowl, each with a dark and a bright side, meeting in pointed arches. */
function cuts(glass: DrinkingGlass, wall: Surface, bowlEnd: number, within: string): string {
  const from = wall.top + (bowlEnd - wall.top) * 0.42;
  const to = bowlEnd - 4;
  const strokes = Array.from({ length: glass.cuts + 1 }, (_, index) => {
    const u = Math.sin(-1.45 + (2.9 * index) / glass.cuts);
    const x = (y: number) => short(glass.cx + u * wall.halfWidth(y));
    const middle = (from + to) / 2;
    const line = `M${x(from)} ${short(from + SHELF.tilt(from) * wall.halfWidth(from) * Math.sqrt(1 - u * u))}Q${x(middle)} ${short(middle)} ${x(to)} ${short(to)}`;
    return `<path d="${line}" stroke="#4b4334" stroke-width="2.4" opacity=".34"/><path d="${line}" stroke="#ffffff" stroke-width="1.7" opacity=".75" transform="translate(2.2 0)"/>`;
  });
  return `<g clip-path="${within}" fill="none">${strokes.join("")}</g>`;
}
