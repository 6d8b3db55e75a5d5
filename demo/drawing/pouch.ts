import { type Colour, darken, whiten } from "./colour.ts";
import type { LabelInks, LabelStyle, LabelWords } from "./label-style.ts";
import { printMarks } from "./mark.ts";
import { type Path, pathData, warpPath } from "./path.ts";
import type { Random } from "./random.ts";
import { paintLyingShadow } from "./scene.ts";
import { clip, linear, type Sheet } from "./sheet.ts";

export interface Pouch {
  cx: number;
  cy: number;
  width: number;
  height: number;
  turn: number;
  colour: Colour;
  style: LabelStyle;
  inks: LabelInks;
  words: LabelWords;
}

/** A soft tobacco pouch lying on the table: bulging sides, a folded flap, creases. */
export function paintPouch(sheet: Sheet, pouch: Pouch, random: Random): string {
  const w = pouch.width / 2;
  const h = pouch.height / 2;
  const outline: Path = [
    ["M", -w, -h * 0.94],
    ["C", -w * 0.4, -h * 1.02, w * 0.4, -h * 0.98, w, -h * 0.93],
    ["C", w * 1.035, -h * 0.3, w * 1.03, h * 0.4, w * 0.985, h * 0.96],
    ["C", w * 0.4, h * 1.02, -w * 0.4, h * 1.03, -w * 0.99, h * 0.97],
    ["C", -w * 1.035, h * 0.4, -w * 1.03, -h * 0.4, -w, -h * 0.94],
    ["Z"],
  ];
  const cos = Math.cos(pouch.turn);
  const sin = Math.sin(pouch.turn);
  const warp = (x: number, y: number): [number, number] => [
    pouch.cx + x * cos - y * sin * 0.8,
    pouch.cy + (x * sin + y * cos) * 0.8,
  ];
  const data = pathData(warpPath(outline, warp));
  const light = linear(
    sheet,
    [pouch.cx - w, pouch.cy - h, pouch.cx + w, pouch.cy + h * 0.6],
    [
      { at: 0, colour: "#ffffff", opacity: 0.36 },
      { at: 0.3, colour: "#ffffff", opacity: 0.06 },
      { at: 0.42, colour: "#ffffff", opacity: 0.16 },
      { at: 0.6, colour: "#000000", opacity: 0.06 },
      { at: 1, colour: "#120a04", opacity: 0.46 },
    ],
  );
  const flap: Path = [
    ["M", -w, -h * 0.42],
    ["C", -w * 0.3, -h * 0.37, w * 0.3, -h * 0.38, w, -h * 0.43],
  ];
  const flapData = pathData(warpPath(flap, warp));
  const marks = pouch.style({
    width: w * 1.72,
    height: h * 1.26,
    words: pouch.words,
    inks: pouch.inks,
    random: random.fork("print"),
  });
  return [
    paintLyingShadow(sheet, {
      cx: pouch.cx,
      cy: pouch.cy + h * 0.62,
      rx: w * 1.02,
      ry: h * 0.42,
      turn: (pouch.turn * 180) / Math.PI,
    }),
    `<path d="${data}" fill="${pouch.colour}"/>`,
    `<g clip-path="${clip(sheet, data)}">`,
    printMarks(marks, (x, y) => warp(x, y + h * 0.3)),
    `<path d="${flapData}" fill="none" stroke="${darken(pouch.colour, 0.6)}" stroke-width="7" opacity=".5"/>`,
    `<path d="${flapData}" fill="none" stroke="${whiten(pouch.colour, 0.5)}" stroke-width="2.2" opacity=".6" transform="translate(0 -3)"/>`,
    creases(warp, w, h, random.fork("creases")),
    `<path d="${data}" fill="${light}"/>`,
    `<path d="${data}" fill="none" stroke="#120a04" stroke-width="9" opacity=".28"/>`,
    "</g>",
  ].join("");
}

function creases(
  warp: (x: number, y: number) => [number, number],
  w: number,
  h: number,
  random: Random,
): string {
  return Array.from({ length: 12 }, () => {
    const side = random.pick([-1, 1]);
    const y = random.float(-0.9, 0.9) * h;
    const crease: Path = [
      ["M", side * w, y],
      [
        "Q",
        side * w * 0.85,
        y + random.float(-14, 14),
        side * w * random.float(0.6, 0.85),
        y + random.float(-26, 26),
      ],
    ];
    const data = pathData(warpPath(crease, warp));
    return `<path d="${data}" fill="none" stroke="#000000" stroke-width="3" stroke-linecap="round" opacity=".16"/><path d="${data}" fill="none" stroke="#ffffff" stroke-width="1.8" stroke-linecap="round" opacity=".22" transform="translate(-1 -2)"/>`;
  }).join("");
}
