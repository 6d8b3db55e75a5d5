import { paintLid } from "./closure-lid.ts";
import type { Neck } from "./closures.ts";
import { type Colour, darken, whiten } from "./colour.ts";
import { materialFill, metal } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";
import { paintSlices, ring, type Surface } from "./surface.ts";

/** A capsule of tin, or the hand-pressed foil of sparkling wine. */
export function paintFoil(
  sheet: Sheet,
  neck: Neck,
  colour: Colour,
  crumpled: boolean,
  random: Random,
): string {
  const { body, capEnd, scale } = neck;
  const sleeve: Surface = {
    ...body,
    top: body.top - 4,
    bottom: capEnd,
    halfWidth: (y) => body.halfWidth(Math.max(y, body.top)) + 2.2,
  };
  const line = (y: number, stroke: Colour, opacity: number, width: number) =>
    `<path d="${pathData(polyline(ring(sleeve, y)))}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`;
  return [
    paintSlices(sheet, sleeve, materialFill(sheet, metal(colour))),
    paintLid(sleeve, sleeve.top, whiten(colour, 0.22), darken(colour, 0.2)),
    crumpled ? creases(sleeve, body.top + 40 * scale, capEnd - 6, random) : "",
    line(body.top + 25 * scale, "#ffffff", 0.35, 1.3),
    line(body.top + 28 * scale, "#000000", 0.4, 1.8),
    line(capEnd - 1, "#000000", 0.5, 2.2),
    line(capEnd - 4, "#ffffff", 0.3, 1),
  ].join("");
}

/** Champagne foil is pressed on by hand: short bright and dark folds run down the neck. */
function creases(sleeve: Surface, from: number, to: number, random: Random): string {
  return Array.from({ length: 70 }, () => {
    const u = Math.sin(random.float(-1.35, 1.35));
    const y = random.float(from, to - 20);
    const end = Math.min(to, y + random.float(12, 44));
    const turn = random.float(-0.07, 0.07);
    const width = sleeve.halfWidth(y);
    const lower = sleeve.halfWidth(end);
    const bright = random.chance(0.5);
    return `<path d="M${short(sleeve.centre + u * width)} ${short(y)}L${short(sleeve.centre + Math.max(-0.97, Math.min(0.97, u + turn)) * lower)} ${short(end)}" stroke="${bright ? "#fffbe8" : "#1a1004"}" stroke-width="${random.float(0.7, 2.6).toFixed(1)}" stroke-linecap="round" opacity="${random.float(0.08, bright ? 0.34 : 0.22).toFixed(2)}"/>`;
  }).join("");
}
