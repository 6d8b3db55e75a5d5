import { type Colour, mix } from "./colour.ts";
import { short } from "./path.ts";

/** The paper a drawing is made on: hands out ids that are unique within it and keeps its definitions. */
export interface Sheet {
  /** Stores a definition and returns the reference to it, `url(#…)`. */
  define(build: (id: string) => string): string;
  definitions(): string;
}

/** A colour at a place: `at` runs from 0 to 1, or from −1 to 1 across a round body. */
export interface Stop {
  at: number;
  colour: Colour;
  opacity?: number;
}

export function createSheet(): Sheet {
  const kept: string[] = [];
  const known = new Map<string, string>();
  return {
    define(build) {
      const blank = build("");
      const before = known.get(blank);
      if (before) return before;
      const id = `d${kept.length}`;
      kept.push(build(id));
      known.set(blank, `url(#${id})`);
      return `url(#${id})`;
    },
    definitions: () => `<defs>${kept.join("")}</defs>`,
  };
}

type Axis = "across" | "down" | readonly [x1: number, y1: number, x2: number, y2: number];

/** A linear gradient: over the box of what it fills, or between two points of the drawing. */
export function linear(sheet: Sheet, axis: Axis, stops: readonly Stop[]): string {
  const line =
    axis === "across"
      ? 'x1="0" x2="1" y1="0" y2="0"'
      : axis === "down"
        ? 'x1="0" x2="0" y1="0" y2="1"'
        : `gradientUnits="userSpaceOnUse" x1="${short(axis[0])}" y1="${short(axis[1])}" x2="${short(axis[2])}" y2="${short(axis[3])}"`;
  return sheet.define((id) => `<linearGradient id="${id}" ${line}>${stopList(stops)}</linearGradient>`);
}

/** A radial gradient over the box of what it fills: the focus is the brightest point. */
export function radial(sheet: Sheet, stops: readonly Stop[], cx = 0.5, cy = 0.5, radius = 0.5): string {
  return sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stopList(stops)}</radialGradient>`,
  );
}

export function clip(sheet: Sheet, data: string): string {
  return sheet.define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
}

/** A soft spot without a blur filter: a bell-shaped radial gradient, many times cheaper to rasterise. */
export function softEllipse(
  sheet: Sheet,
  spot: { cx: number; cy: number; rx: number; ry: number; colour: Colour; opacity: number; turn?: number },
): string {
  const fall = [1, 0.96, 0.84, 0.68, 0.5, 0.34, 0.2, 0.1, 0.04, 0.01, 0];
  const fill = radial(
    sheet,
    fall.map((value, index) => ({
      at: index / (fall.length - 1),
      colour: spot.colour,
      opacity: value * spot.opacity,
    })),
  );
  const turn = spot.turn
    ? ` transform="rotate(${short(spot.turn)} ${short(spot.cx)} ${short(spot.cy)})"`
    : "";
  return `<ellipse cx="${short(spot.cx)}" cy="${short(spot.cy)}" rx="${short(spot.rx)}" ry="${short(spot.ry)}" fill="${fill}"${turn}/>`;
}

/** Samples stops with a smooth step between neighbours, so that a few knots give a photographic fall-off. */
export function smoothStops(stops: readonly Stop[], count = 40): Stop[] {
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!first || !last) return [];
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = first.at + ((last.at - first.at) * index) / count;
    return { at: index / count, ...sample(stops, at) };
  });
}

function sample(stops: readonly Stop[], at: number): { colour: Colour; opacity: number } {
  const next = stops.findIndex((stop) => stop.at >= at - 1e-9);
  const b = stops[Math.max(0, next)];
  const a = stops[Math.max(0, next - 1)];
  if (!a || !b) return { colour: "#000000", opacity: 0 };
  const t = b.at === a.at ? 1 : (at - a.at) / (b.at - a.at);
  const eased = t * t * (3 - 2 * t);
  const from = a.opacity ?? 1;
  return { colour: mix(a.colour, b.colour, eased), opacity: from + ((b.opacity ?? 1) - from) * eased };
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(({ at, colour, opacity }) => {
      const alpha =
        opacity === undefined || opacity >= 0.999
          ? ""
          : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}
