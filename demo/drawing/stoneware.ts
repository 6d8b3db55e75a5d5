import { type Colour, darken, whiten } from "./colour.ts";
import { materialFill, matt } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import type { Random } from "./random.ts";
import { paintSlope } from "./reflections.ts";
import type { Sheet } from "./sheet.ts";
import { paintSlices, ring, type Surface } from "./surface.ts";

export interface Stoneware {
  glaze: Colour;
  /** A darker glaze over the shoulders down to this height, when dipped. */
  dip: { colour: Colour; to: number } | null;
  handle: boolean;
  /** Rings left by the potter's fingers. */
  rings: number;
}

/** A thrown jug: matt glaze, dark specks of iron, throwing rings. */
export function paintStoneware(
  sheet: Sheet,
  body: Surface,
  ware: Stoneware,
  within: string,
  random: Random,
): string {
  return [
    paintSlices(sheet, body, materialFill(sheet, matt(ware.glaze)), { within }),
    ware.dip ? paintSlices(sheet, body, materialFill(sheet, matt(ware.dip.colour)), { to: ware.dip.to }) : "",
    ware.dip ? dipEdge(body, ware.dip.to, ware.dip.colour) : "",
    paintSlope(sheet, body, body.top, body.bottom, 0.4),
    `<g clip-path="${within}">`,
    throwingRings(body, ware.rings, random),
    specks(body, random),
    "</g>",
  ].join("");
}

/** The loop of a jug's handle; drawn before the body so that it seems to grow out of the neck. */
export function paintHandle(body: Surface, colour: Colour, scale: number): string {
  const neck = body.top + 66 * scale;
  const landing = body.top + 206 * scale;
  const x = body.centre + body.halfWidth(neck) * 0.7;
  const end = body.centre + body.halfWidth(landing) * 0.9;
  const loop = (inset: number) =>
    `M${short(x)} ${short(neck)}C${short(x + (118 - inset) * scale)} ${short(neck - (22 - inset) * scale)} ${short(end + (66 - inset) * scale)} ${short(neck + 62 * scale)} ${short(end)} ${short(landing)}`;
  const stroke = (inset: number, colourOf: Colour, width: number, opacity: number, shift = 0) =>
    `<path d="${loop(inset)}" fill="none" stroke="${colourOf}" stroke-width="${short(width * scale)}" stroke-linecap="round" opacity="${opacity}" transform="translate(0 ${short(shift * scale)})"/>`;
  return [
    stroke(0, darken(colour, 0.62), 27, 1),
    stroke(1, darken(colour, 0.36), 22, 1, -1),
    stroke(2, darken(colour, 0.12), 15, 1, -2.5),
    stroke(3, whiten(colour, 0.2), 7, 0.8, -4),
    stroke(4, whiten(colour, 0.6), 2.4, 0.6, -5.5),
  ].join("");
}

function dipEdge(body: Surface, y: number, colour: Colour): string {
  const edge = pathData(polyline(ring(body, y)));
  return `<path d="${edge}" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="4" opacity=".55"/><path d="${edge}" fill="none" stroke="#ffffff" stroke-width="1.4" opacity=".25" transform="translate(0 3)"/>`;
}

function throwingRings(body: Surface, count: number, random: Random): string {
  return Array.from({ length: count }, (_, index) => {
    const y = body.top + ((body.bottom - body.top) * (index + random.float(0.3, 0.9))) / (count + 0.5);
    const line = pathData(polyline(ring(body, y)));
    const strength = random.float(0.04, 0.1).toFixed(2);
    return `<path d="${line}" fill="none" stroke="#1a1008" stroke-width="2.4" opacity="${strength}"/><path d="${line}" fill="none" stroke="#ffffff" stroke-width="1.6" opacity="${strength}" transform="translate(0 2.6)"/>`;
  }).join("");
}

function specks(body: Surface, random: Random): string {
  const dots = Array.from({ length: 260 }, () => {
    const y = random.float(body.top + 30, body.bottom + 10);
    const u = Math.sin(random.float(-1.5, 1.5));
    const radius = random.float(0.35, 1.35) ** 1.6;
    const x = body.centre + u * body.halfWidth(y);
    return `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`;
  });
  return `<path d="${dots.join("")}" fill="#2a190b" opacity=".3"/>`;
}
