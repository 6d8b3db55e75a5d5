import type { Colour } from "./colour.ts";
import type { Mark } from "./mark.ts";
import type { Path, Step } from "./path.ts";
import type { Random } from "./random.ts";

/** Woods that boxes, pipes and humidors are made of. */
export const WOODS: readonly Colour[] = [
  "#8a552b",
  "#6d3f20",
  "#a9743f",
  "#5a3219",
  "#94602f",
  "#7a4632",
  "#b58a57",
];

/** Grain along the longer side: many faint wavering lines, a few dark ones, sometimes a cathedral figure. */
export function grain(width: number, height: number, random: Random): Mark[] {
  const along = width >= height;
  const length = along ? width : height;
  const across = along ? height : width;
  const count = Math.max(8, Math.min(70, Math.round(across / 3.4)));
  const wave = random.float(0.5, 2.4);
  const drift = random.float(-0.02, 0.02) * length;
  const marks = Array.from({ length: count }, (): Mark => {
    const place = random.float(-0.5, 0.5) * across;
    const dark = random.chance(0.22);
    return {
      path: vein(length, across, place, wave, drift, along, random),
      stroke: random.chance(0.18) ? "#e8bd86" : "#241006",
      strokeWidth: random.float(0.5, dark ? 2.4 : 1.3),
      opacity: random.float(0.06, dark ? 0.3 : 0.17),
    };
  });
  return marks;
}

function vein(
  length: number,
  across: number,
  place: number,
  wave: number,
  drift: number,
  along: boolean,
  random: Random,
): Path {
  const from = -0.5 * length;
  const cut = random.chance(0.4) ? random.float(0, 0.6) : 0;
  const start = from + cut * length;
  const end = random.chance(0.4) ? start + random.float(0.2, 1) * (length / 2 - start) : length / 2;
  const limit = (value: number) => Math.max(-across / 2 + 0.5, Math.min(across / 2 - 0.5, value));
  const point = (x: number, y: number): [number, number] => (along ? [x, limit(y)] : [limit(y), x]);
  const steps: Step[] = [["M", ...point(start, place)]];
  const parts = 4;
  for (let part = 0; part < parts; part += 1) {
    const a = start + ((end - start) * part) / parts;
    const b = start + ((end - start) * (part + 1)) / parts;
    const shift = (drift * (part + 1)) / parts;
    steps.push([
      "C",
      ...point(a + (b - a) / 3, place + shift + random.float(-wave, wave)),
      ...point(b - (b - a) / 3, place + shift + random.float(-wave, wave)),
      ...point(b, place + shift + random.float(-wave, wave) * 0.5),
    ]);
  }
  return steps;
}
