import { type Colour, darken, mix } from "./colour.ts";
import { printMarks, words } from "./mark.ts";
import { short } from "./path.ts";
import type { Random } from "./random.ts";
import { clip, linear, type Sheet, softEllipse } from "./sheet.ts";

export interface Cigar {
  /** Foot of the cigar and its turn in degrees. */
  x: number;
  y: number;
  turn: number;
  length: number;
  radius: number;
  wrapper: Colour;
  band: { colour: Colour; gold: Colour; letter: string; wide: boolean } | null;
  /** Pointed head (torpedo) rather than a rounded one. */
  pointed: boolean;
}

export const WRAPPERS: readonly Colour[] = ["#6a3f20", "#553018", "#7d4c28", "#432410", "#8f5f36"];

/** A cigar lying on the table, its foot to the left: veins of the wrapper, bunched filler, band. */
export function paintCigar(sheet: Sheet, cigar: Cigar, random: Random): string {
  const { length: l, radius: r, wrapper } = cigar;
  const head = cigar.pointed
    ? `H${short(l - r * 3.4)}C${short(l - r * 1.6)} ${-r} ${short(l - r * 0.3)} ${short(-r * 0.4)} ${l} 0C${short(l - r * 0.3)} ${short(r * 0.4)} ${short(l - r * 1.6)} ${r} ${short(l - r * 3.4)} ${r}`
    : `H${short(l - r * 1.1)}C${short(l - r * 0.2)} ${-r} ${l} ${short(-r * 0.5)} ${l} 0C${l} ${short(r * 0.5)} ${short(l - r * 0.2)} ${r} ${short(l - r * 1.1)} ${r}`;
  const outline = `M${short(r * 0.5)} ${-r}${head}H${short(r * 0.5)}C${short(-r * 0.04)} ${short(r * 0.7)} ${short(-r * 0.04)} ${short(-r * 0.7)} ${short(r * 0.5)} ${-r}Z`;
  const light = linear(sheet, "down", [
    { at: 0, colour: darken(wrapper, 0.24) },
    { at: 0.14, colour: mix(wrapper, "#ffe6c4", 0.2) },
    { at: 0.26, colour: mix(wrapper, "#ffe6c4", 0.36) },
    { at: 0.5, colour: wrapper },
    { at: 0.8, colour: darken(wrapper, 0.5) },
    { at: 0.93, colour: darken(wrapper, 0.62) },
    { at: 1, colour: darken(wrapper, 0.5) },
  ]);
  return [
    `<g transform="translate(${short(cigar.x)} ${short(cigar.y)}) rotate(${short(cigar.turn)})">`,
    softEllipse(sheet, {
      cx: l * 0.52 + 14,
      cy: r * 1.05,
      rx: l * 0.58,
      ry: r * 0.95,
      colour: "#2a1b0d",
      opacity: 0.85,
    }),
    `<path d="${outline}" fill="${light}"/>`,
    `<g clip-path="${clip(sheet, outline)}">${wrapperVeins(l, r, random)}</g>`,
    foot(r, wrapper, random),
    cigar.band ? bandOf(sheet, cigar, cigar.band) : "",
    "</g>",
  ].join("");
}

function wrapperVeins(l: number, r: number, random: Random): string {
  const veins = Array.from({ length: 46 }, () => {
    const x = random.float(-0.05, 1) * l;
    const y = random.float(-1, 1) * r;
    const reach = random.float(0.06, 0.3) * l;
    return `<path d="M${short(x)} ${short(y)}q${short(reach / 2)} ${short(random.float(-3, 1))} ${short(reach)} ${short(random.float(-0.3, 0.1) * r)}" fill="none" stroke="${random.chance(0.3) ? "#ffdcae" : "#1c0d04"}" stroke-width="${random.float(0.5, 1.9).toFixed(1)}" opacity="${random.float(0.07, 0.26).toFixed(2)}"/>`;
  });
  const turns = Array.from({ length: 5 }, (_, index) => {
    const x = l * (0.1 + index * 0.2) + random.float(-8, 8);
    return `<path d="M${short(x)} ${-r}Q${short(x + r * 0.9)} 0 ${short(x + r * 2.2)} ${r}" fill="none" stroke="#160a03" stroke-width="1.3" opacity=".3"/>`;
  });
  return veins.join("") + turns.join("");
}

function foot(r: number, wrapper: Colour, random: Random): string {
  const filler = Array.from({ length: 20 }, () => {
    const angle = random.float(0, 6.28);
    const reach = Math.sqrt(random.float(0, 0.82));
    return `<ellipse cx="${short(r * 0.46 + Math.cos(angle) * reach * r * 0.32)}" cy="${short(Math.sin(angle) * reach * r * 0.8)}" rx="${short(r * 0.09)}" ry="${short(r * random.float(0.1, 0.2))}" fill="${random.chance(0.5) ? darken(wrapper, 0.55) : mix(wrapper, "#d9a869", 0.4)}" opacity=".8"/>`;
  });
  return `<ellipse cx="${short(r * 0.46)}" cy="0" rx="${short(r * 0.42)}" ry="${short(r * 0.97)}" fill="${darken(wrapper, 0.4)}"/><ellipse cx="${short(r * 0.46)}" cy="0" rx="${short(r * 0.34)}" ry="${short(r * 0.84)}" fill="${mix(wrapper, "#c79a63", 0.28)}"/>${filler.join("")}`;
}

function bandOf(sheet: Sheet, cigar: Cigar, band: NonNullable<Cigar["band"]>): string {
  const { length: l, radius: r } = cigar;
  const width = r * (band.wide ? 2.6 : 1.9);
  const x = l * 0.7;
  const box = `x="${short(x)}" y="${short(-r * 1.02)}" width="${short(width)}" height="${short(r * 2.04)}"`;
  const shade = linear(sheet, "down", [
    { at: 0, colour: "#000000", opacity: 0.35 },
    { at: 0.24, colour: "#ffffff", opacity: 0.34 },
    { at: 0.5, colour: "#ffffff", opacity: 0 },
    { at: 1, colour: "#000000", opacity: 0.62 },
  ]);
  const edge = (offset: number) =>
    `<rect x="${short(x + offset)}" y="${short(-r * 1.02)}" width="${short(r * 0.12)}" height="${short(r * 2.04)}" fill="${band.gold}"/>`;
  const initial = printMarks([
    words(
      { text: band.letter, face: "inscription", size: r * 0.8, x: x + width / 2, y: r * 0.28 },
      band.colour,
    ),
  ]);
  return [
    `<rect ${box} fill="${band.colour}"/>`,
    edge(0),
    edge(width - r * 0.12),
    edge(r * 0.22),
    edge(width - r * 0.34),
    `<ellipse cx="${short(x + width / 2)}" cy="0" rx="${short(r * 0.56)}" ry="${short(r * 0.62)}" fill="${band.gold}"/>`,
    initial,
    `<rect ${box} fill="${shade}"/>`,
  ].join("");
}
