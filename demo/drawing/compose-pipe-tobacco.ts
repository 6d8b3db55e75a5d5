import { type Colour, lightness } from "./colour.ts";
import { type Composition, closeUp } from "./composition.ts";
import type { GoodsSpec } from "./goods.ts";
import type { LabelInks } from "./label-style.ts";
import { LABEL_STYLES, type LabelStyleName } from "./label-styles.ts";
import { paintPipe } from "./pipe.ts";
import { paintPouch } from "./pouch.ts";
import type { Random } from "./random.ts";
import { labelWords } from "./recipe-bottle.ts";
import { LACQUERS, mixInks } from "./recipe-inks.ts";
import { paintTin } from "./tin.ts";

const BLENDS = {
  sorts: ["Virginia · Perique", "dýmková směs", "English mixture", "Burley flake", "navy cut", "Latakia"],
};

export function composeTin(spec: GoodsSpec, random: Random): Composition {
  const style =
    LABEL_STYLES[
      random.pick<LabelStyleName>([
        "script",
        "numeral",
        "modern",
        "crest",
        "nautical",
        "blackletter",
        "estate",
      ])
    ];
  const tin = {
    cx: 395,
    floor: random.float(700, 730),
    radius: random.float(226, 264),
    height: random.float(80, 170),
    tilt: random.float(0.36, 0.46),
    colour: random.pick(LACQUERS),
    bare: random.chance(0.25),
    style,
    inks: mixInks("crest", random.fork("inks")),
    words: labelWords(spec, BLENDS, random.fork("words")),
  };
  const lid = tin.floor - tin.height;
  return {
    paint: (sheet) => paintTin(sheet, tin, random.fork("print")),
    details: [
      { role: "label", frame: closeUp(tin.cx, lid + 20, tin.radius * 1.7) },
      { role: "closure", frame: closeUp(tin.cx - tin.radius * 0.4, lid + tin.radius * 0.4, 270) },
    ],
  };
}

export function composePouch(spec: GoodsSpec, random: Random): Composition {
  const style = random.pick<LabelStyleName>([
    "nautical",
    "script",
    "crest",
    "blackletter",
    "medals",
    "estate",
  ]);
  const colour = random.pick<Colour>([
    "#8d2a1f",
    "#1f4a4a",
    "#2b3358",
    "#c08a2a",
    "#3d4a20",
    "#4a2c1a",
    "#d8c08a",
    "#20302a",
  ]);
  const pale = lightness(colour) > 0.5;
  const inks: LabelInks = {
    paper: colour,
    ink: pale ? "#2a1c12" : "#f1e6cb",
    accent: pale ? "#7c241b" : "#e3c277",
    gold: pale ? "#7d5a1c" : "#d9b86a",
  };
  const pouch = {
    cx: 400,
    cy: 580,
    width: random.float(430, 490),
    height: random.float(380, 450),
    turn: random.float(-0.12, 0.12),
    colour: inks.paper,
    style: LABEL_STYLES[style],
    inks,
    words: labelWords(spec, BLENDS, random.fork("words")),
  };
  return {
    paint: (sheet) => paintPouch(sheet, pouch, random.fork("paint")),
    details: [{ role: "label", frame: closeUp(400, 620, 380) }],
  };
}

export function composePipe(_spec: GoodsSpec, random: Random): Composition {
  const height = random.float(170, 225);
  const pipe = {
    wood: random.pick<Colour>(["#6d2f16", "#8a4a20", "#4a2210", "#a0602c", "#2c1a12", "#7a3a1c"]),
    rusticated: random.chance(0.3),
    stem: random.pick<Colour>(["#1a1816", "#1a1816", "#5a2a10", "#a8702c"]),
    ring: random.chance(0.55) ? random.pick<Colour>(["#b8b4aa", "#c2a04c"]) : null,
    bend: random.pick([0, 0, 30, 70, 110]),
    bowl: { height, half: random.float(74, 92), taper: random.float(0.84, 1.02) },
  };
  return {
    paint: (sheet) =>
      `<g transform="translate(-52 -95) scale(1.16)">${paintPipe(sheet, pipe, random.fork("paint"))}</g>`,
    details: [
      { role: "closure", frame: closeUp(250, 705 - height * 0.7, 350) },
      { role: "label", frame: closeUp(500, 640, 320) },
    ],
  };
}
