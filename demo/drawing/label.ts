import { type Colour, lightness } from "./colour.ts";
import type { LabelInks, LabelStyle, LabelWords } from "./label-style.ts";
import { printMarks } from "./mark.ts";
import { cutPaper, type PaperCut } from "./paper.ts";
import { ellipsePath, pathData, type Warp, warpPath } from "./path.ts";
import type { Random } from "./random.ts";
import { clip, linear, type Sheet, type Stop } from "./sheet.ts";
import { type Surface, wrapAround } from "./surface.ts";

export interface Label {
  from: number;
  to: number;
  /** How far around the body it reaches: 1 would be to the very edge of the silhouette. */
  reach: number;
  style: LabelStyle;
  words: LabelWords;
  inks: LabelInks;
  cut: PaperCut;
  /** 0 as new, 1 stained and yellowed. */
  age: number;
}

/** Sticks a label on a round body: paper, print and ageing bend with the wall, then the wall's light falls on it. */
export function paintLabel(sheet: Sheet, surface: Surface, label: Label, random: Random): string {
  const middle = (label.from + label.to) / 2;
  const girth = surface.halfWidth(middle);
  const width = 2 * girth * Math.asin(Math.min(0.985, label.reach));
  const height = label.to - label.from;
  const warp = wrapAround(surface, middle);
  const paper = cutPaper(label.cut, width, height, random.fork("paper"));
  const outline = pathData(warpPath(paper.outline, warp, 6));
  const within = clip(sheet, outline);
  const marks = label.style({
    // Print keeps clear of the edges, where the paper turns away from the eye.
    width: Math.min(width * paper.print.width, girth * 2.05),
    height: height * paper.print.height,
    words: label.words,
    inks: label.inks,
    random: random.fork("print"),
  });
  const shifted: Warp = (x, y) => warp(x, y + paper.print.shift * height);
  const dark = lightness(label.inks.paper) < 0.4;
  return [
    `<path d="${outline}" fill="#0d0703" opacity=".34" transform="translate(1.6 2)"/>`,
    `<path d="${outline}" fill="${label.inks.paper}"/>`,
    `<g clip-path="${within}">`,
    printMarks(marks, shifted),
    dark ? "" : stains(width, height, label.age, warp, random.fork("stains")),
    `<path d="${outline}" fill="none" stroke="${dark ? "#000000" : "#7a5a2c"}" stroke-width="${dark ? 3 : 2 + label.age * 6}" opacity="${dark ? 0.3 : 0.1 + label.age * 0.12}"/>`,
    `<path d="${outline}" fill="${roundLight(sheet, label.reach, dark)}"/>`,
    "</g>",
    `<path d="${outline}" fill="none" stroke="#ffffff" stroke-width=".7" opacity="${dark ? 0.16 : 0.4}"/>`,
  ].join("");
}

/** Foxing: pale brown spots and one tide mark, more of them on older paper. */
function stains(width: number, height: number, age: number, warp: Warp, random: Random): string {
  const tone: Colour = "#8a5f2a";
  const count = Math.round(age * 16);
  return Array.from({ length: count }, () => {
    const radius = random.float(0.6, 2.6 + age * 2);
    const spot = ellipsePath(
      random.float(-0.5, 0.5) * width,
      random.float(-0.5, 0.5) * height,
      radius,
      radius * random.float(0.7, 1.3),
    );
    return `<path d="${pathData(warpPath(spot, warp))}" fill="${tone}" opacity="${random.float(0.05, 0.16).toFixed(2)}"/>`;
  }).join("");
}

/** The light of a round wall on paper, cut to the part of the wall that the paper covers. */
function roundLight(sheet: Sheet, reach: number, dark: boolean): string {
  const sheen = dark ? 0.2 : 0.24;
  const across: readonly (readonly [u: number, light: "dark" | "bright", strength: number])[] = [
    [-1, "dark", 0.78],
    [-0.94, "dark", 0.5],
    [-0.84, "dark", 0.22],
    [-0.74, "dark", 0.02],
    [-0.62, "bright", sheen],
    [-0.42, "bright", sheen * 0.5],
    [-0.15, "dark", 0.0],
    [0.2, "dark", 0.08],
    [0.5, "dark", 0.2],
    [0.74, "dark", 0.36],
    [0.88, "dark", 0.48],
    [0.95, "dark", 0.58],
    [1, "dark", 0.8],
  ];
  const stops: Stop[] = [];
  for (let index = 0; index <= 36; index += 1) {
    const u = -reach + (2 * reach * index) / 36;
    const after = Math.max(
      1,
      across.findIndex(([place]) => place >= u),
    );
    const [from, fromLight, a] = across[after - 1] ?? across[0] ?? [0, "dark", 0];
    const [to, toLight, b] = across[after] ?? [1, "dark", 0];
    const t = Math.max(0, Math.min(1, (u - from) / (to - from)));
    const signed = (fromLight === "dark" ? -a : a) * (1 - t) + (toLight === "dark" ? -b : b) * t;
    stops.push({ at: index / 36, colour: signed < 0 ? "#1a0f06" : "#fffaf0", opacity: Math.abs(signed) });
  }
  return linear(sheet, "across", stops);
}
