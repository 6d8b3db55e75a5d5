import { paintBox } from "./box.ts";
import { burnt, clasp, inlay, lock, stuckOn } from "./box-fittings.ts";
import type { Camera } from "./camera.ts";
import { paintCigar, WRAPPERS } from "./cigar.ts";
import type { Colour } from "./colour.ts";
import { type Composition, closeUp } from "./composition.ts";
import type { GoodsSpec } from "./goods.ts";
import { LABEL_STYLES, type LabelStyleName } from "./label-styles.ts";
import type { Random } from "./random.ts";
import { labelWords } from "./recipe-bottle.ts";
import { LACQUERS, mixInks } from "./recipe-inks.ts";
import { WOODS } from "./wood.ts";

export function composeCigars(spec: GoodsSpec, random: Random): Composition {
  const count = random.pick([2, 3, 3, 4, 5]);
  const radius = Math.min(random.float(30, 42), 300 / (count * 1.9));
  const length = random.float(430, 560);
  const wrapper = random.pick(WRAPPERS);
  const band = {
    colour: random.pick<Colour>(["#7d1f1a", "#1f3d36", "#1f2f5a", "#2c2320", "#8a5a14", "#5b1a3a"]),
    gold: random.pick<Colour>(["#d9b35e", "#e7cb86", "#d5d1c4"]),
    letter: spec.title.slice(0, 1).toUpperCase(),
    wide: random.chance(0.4),
  };
  const turn = random.float(-13, -3);
  const pointed = random.chance(0.25);
  const pitch = radius * random.float(2.16, 2.8);
  const top = 560 - ((count - 1) * pitch) / 2;
  const cigars = Array.from({ length: count }, (_, index) => ({
    x: 400 - length / 2 + index * random.float(4, 20),
    y: top + index * pitch + length * 0.06,
    turn: turn + random.float(-1.6, 1.6),
    length: length - random.float(0, 10),
    radius,
    wrapper,
    band,
    pointed,
  }));
  const shift = Math.sin((turn * Math.PI) / 180) * length;
  return {
    paint: (sheet) =>
      cigars.map((cigar, index) => paintCigar(sheet, cigar, random.fork(`cigar ${index}`))).join(""),
    details: [
      { role: "label", frame: closeUp(400 + length * 0.24, 560 + shift * 0.74, 270) },
      { role: "closure", frame: closeUp(400 - length * 0.36, 560 + shift * 0.14, 270) },
    ],
  };
}

export function composeCigarBox(spec: GoodsSpec, random: Random): Composition {
  const style =
    LABEL_STYLES[
      random.pick<LabelStyleName>(["crest", "medals", "deco", "script", "band", "nautical", "sash"])
    ];
  const inks = mixInks("crest", random.fork("inks"));
  const text = labelWords(
    spec,
    { sorts: ["hecho a mano", "habana", "puro", "doutníky", "tabaco"] },
    random.fork("words"),
  );
  const camera: Camera = { tilt: () => 0.42 };
  const wooden = random.chance(0.8);
  const width = random.float(440, 490);
  const height = random.float(110, 190);
  const depth = random.float(270, 330);
  const colour = wooden
    ? random.pick(WOODS)
    : random.pick<Colour>(["#e3d3a8", "#8a2a20", "#22402f", "#d9b86a"]);
  const print = (w: number, h: number, name: string) =>
    stuckOn(style, w, h, { words: text, inks, random: random.fork(name) });
  const box = {
    cx: 385,
    floor: 690,
    width,
    height,
    depth,
    turn: random.float(0.24, 0.36),
    camera,
    colour,
    wooden,
    lid: 26,
    front: [...burnt(text.brand, text.sort, width, height, wooden), ...clasp(height)],
    top: print(width * 0.66, depth * 0.72, "top"),
  };
  return {
    paint: (sheet) => paintBox(sheet, box, random.fork("box")),
    details: [
      { role: "label", frame: closeUp(390, 690 - height + 10, 330) },
      { role: "closure", frame: closeUp(380, 770 - height * 0.4, 250) },
    ],
  };
}

export function composeCigarillos(spec: GoodsSpec, random: Random): Composition {
  const inks = mixInks("band", random.fork("inks"));
  const style =
    LABEL_STYLES[random.pick<LabelStyleName>(["band", "deco", "classic", "sash", "modern", "medals"])];
  const text = labelWords(
    spec,
    { sorts: ["cigarillos", "senoritas", "mini", "panatelas"] },
    random.fork("words"),
  );
  const colour = random.pick(LACQUERS);
  const width = random.float(370, 430);
  const depth = random.float(310, 360);
  const camera: Camera = { tilt: () => 0.5 };
  const box = {
    cx: 395,
    floor: 640,
    width,
    height: random.float(34, 52),
    depth,
    turn: random.float(0.3, 0.48),
    camera,
    colour,
    wooden: false,
    lid: 14,
    front: [],
    top: stuckOn(style, width * 0.88, depth * 0.86, { words: text, inks, random: random.fork("print") }),
  };
  return {
    paint: (sheet) => paintBox(sheet, box, random.fork("box")),
    details: [{ role: "label", frame: closeUp(390, 600, 330) }],
  };
}

export function composeHumidor(spec: GoodsSpec, random: Random): Composition {
  const width = random.float(430, 490);
  const height = random.float(180, 230);
  const depth = random.float(260, 310);
  const gold: Colour = random.pick(["#c9a24f", "#b9b4a8", "#d2b46a"]);
  const box = {
    cx: 385,
    floor: 700,
    width,
    height,
    depth,
    turn: random.float(0.24, 0.36),
    camera: { tilt: () => 0.4 },
    colour: random.pick(WOODS),
    wooden: true,
    lid: height * 0.3,
    front: lock(height, gold, random.pick([[], [-1], [-1, 1]] as const)),
    top: inlay(spec, width, depth, gold, random.chance(0.5)),
  };
  return {
    paint: (sheet) => paintBox(sheet, box, random.fork("box")),
    details: [
      { role: "closure", frame: closeUp(375, 720 - height * 0.3, 260) },
      { role: "label", frame: closeUp(390, 700 - height, 340) },
    ],
  };
}
