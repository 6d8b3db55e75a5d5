import type { Camera } from "./camera.ts";
import { type Colour, darken, mix, whiten } from "./colour.ts";
import { materialFill, waxy } from "./materials.ts";
import { type Path, type Point, pathData, short } from "./path.ts";
import { monotoneProfile } from "./profile.ts";
import type { Random } from "./random.ts";
import { paintLyingShadow } from "./scene.ts";
import { clip, linear, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, type Surface, silhouette } from "./surface.ts";

export interface Pipe {
  wood: Colour;
  /** Rusticated bowls are carved all over instead of polished. */
  rusticated: boolean;
  stem: Colour;
  ring: Colour | null;
  /** How far the mouthpiece bends down, 0 for a billiard with a straight stem. */
  bend: number;
  bowl: { height: number; half: number; taper: number };
}

const CAMERA: Camera = { tilt: () => 0.26 };
const BOWL = { cx: 250, floor: 690 } as const;

/** A tobacco pipe resting on the table: the bowl to the left, the stem running to the right. */
export function paintPipe(sheet: Sheet, pipe: Pipe, random: Random): string {
  const { height, half, taper } = pipe.bowl;
  const top = BOWL.floor - height;
  const bowl: Surface = {
    centre: BOWL.cx,
    top,
    bottom: BOWL.floor,
    camera: CAMERA,
    halfWidth: monotoneProfile([
      [top, half * taper],
      [top + height * 0.12, half * (taper + 0.05)],
      [top + height * 0.55, half],
      [top + height * 0.82, half * 0.86],
      [top + height * 0.95, half * 0.6],
      [BOWL.floor, half * 0.34],
    ]),
  };
  return [
    paintLyingShadow(sheet, { cx: BOWL.cx + 14, cy: BOWL.floor - 1, rx: half * 1.2, ry: 26 }),
    paintLyingShadow(sheet, { cx: 500, cy: BOWL.floor + 8, rx: 240, ry: 10, turn: -1 }),
    stem(sheet, pipe, bowl),
    paintBowl(sheet, pipe, bowl, random),
  ].join("");
}

function stem(sheet: Sheet, pipe: Pipe, bowl: Surface): string {
  const from: Point = [bowl.centre + 20, bowl.bottom - 34];
  const join: Point = [bowl.centre + 205, bowl.bottom - 62 + pipe.bend * 0.2];
  const tip: Point = [bowl.centre + 440, bowl.bottom - 96 + pipe.bend];
  const wood = tapered(from, join, 36, 24, -18);
  const mouth = tapered(join, tip, 23, 9, -24 - pipe.bend * 0.24);
  const shade = (colour: Colour) =>
    linear(sheet, "down", [
      { at: 0, colour: darken(colour, 0.2) },
      { at: 0.16, colour: whiten(colour, 0.34) },
      { at: 0.3, colour: mix(colour, "#ffe6c4", 0.12) },
      { at: 0.6, colour: darken(colour, 0.34) },
      { at: 1, colour: darken(colour, 0.7) },
    ]);
  const ring = pipe.ring
    ? `<path d="${pathData(tapered([join[0] - 9, join[1] + 1], [join[0] + 10, join[1] - 1], 25, 24.5, 0))}" fill="${shade(pipe.ring)}"/>`
    : "";
  const button = `<path d="${pathData(tapered([tip[0] - 10, tip[1] - 1], [tip[0] + 4, tip[1] + 1], 10, 12, 0))}" fill="${shade(pipe.stem)}"/>`;
  return `<path d="${pathData(mouth)}" fill="${shade(pipe.stem)}"/>${button}<path d="${pathData(wood)}" fill="${shade(pipe.wood)}"/>${ring}`;
}

/** A rod between two points, thicker at one end; arch lifts its middle. */
function tapered(from: Point, to: Point, a: number, b: number, arch: number): Path {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + arch];
  const half = (a + b) / 2;
  return [
    ["M", from[0], from[1] - a],
    ["Q", middle[0], middle[1] - half, to[0], to[1] - b],
    ["Q", to[0] + b * 0.16, to[1], to[0], to[1] + b],
    ["Q", middle[0], middle[1] + half, from[0], from[1] + a],
    ["Z"],
  ];
}

function paintBowl(sheet: Sheet, pipe: Pipe, bowl: Surface, random: Random): string {
  const outline = pathData(silhouette(bowl));
  const within = clip(sheet, outline);
  const rim = bowl.halfWidth(bowl.top);
  const ellipse = (share: number, fill: string, shift = 0) =>
    `<ellipse cx="${short(bowl.centre)}" cy="${short(bowl.top + shift)}" rx="${short(rim * share)}" ry="${short(rim * share * 0.26)}" fill="${fill}"/>`;
  return [
    paintSlices(sheet, bowl, materialFill(sheet, waxy(pipe.wood)), { within }),
    `<g clip-path="${within}">${pipe.rusticated ? carving(bowl, random) : flame(bowl, random)}`,
    softEllipse(sheet, {
      cx: bowl.centre,
      cy: bowl.bottom + 10,
      rx: bowl.halfWidth(bowl.top + 40),
      ry: 70,
      colour: "#120703",
      opacity: 0.6,
    }),
    softEllipse(sheet, {
      cx: bowl.centre - rim * 0.62,
      cy: (bowl.top + bowl.bottom) / 2 - 10,
      rx: 13,
      ry: 74,
      colour: "#fff4e0",
      opacity: pipe.rusticated ? 0.25 : 0.6,
    }),
    "</g>",
    ellipse(1, mix(pipe.wood, "#ffe6c4", 0.32)),
    ellipse(0.97, mix(pipe.wood, "#ffe6c4", 0.08), 1),
    ellipse(0.66, "#160c06", 1),
    ellipse(0.6, "#2b1a10", 5),
  ].join("");
}

/** Straight grain of briar rises from the shank and fans out towards the rim. */
function flame(bowl: Surface, random: Random): string {
  return Array.from({ length: 54 }, () => {
    const u = random.float(-1, 1);
    const x = (share: number, y: number) => short(bowl.centre + u * share * bowl.halfWidth(y));
    const end = bowl.top + random.float(0, 0.4) * (bowl.bottom - bowl.top);
    const middle = (end + bowl.bottom) / 2;
    return `<path d="M${x(0.7, bowl.bottom - 8)} ${short(bowl.bottom)}Q${x(0.96, middle)} ${short(middle)} ${x(0.98, end)} ${short(end)}" fill="none" stroke="${random.chance(0.34) ? "#ffd9a4" : "#1f0c03"}" stroke-width="${random.float(0.6, 2.2).toFixed(1)}" opacity="${random.float(0.08, 0.3).toFixed(2)}"/>`;
  }).join("");
}

function carving(bowl: Surface, random: Random): string {
  return Array.from({ length: 190 }, () => {
    const u = Math.sin(random.float(-1.5, 1.5));
    const y = random.float(bowl.top + 8, bowl.bottom + 12);
    const x = bowl.centre + u * bowl.halfWidth(y);
    const width = random.float(3, 8) * Math.sqrt(Math.max(0.12, 1 - u * u));
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(width)}" ry="${random.float(2.5, 5.5).toFixed(1)}" fill="#120703" opacity=".34"/><ellipse cx="${short(x - 1)}" cy="${short(y - 2.6)}" rx="${short(width * 0.8)}" ry="1.6" fill="#ffdcae" opacity=".2"/>`;
  }).join("");
}
