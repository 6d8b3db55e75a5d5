import { paintLid } from "./closure-lid.ts";
import type { Neck } from "./closures.ts";
import { type Colour, whiten } from "./colour.ts";
import { materialFill, metal } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import { smooth } from "./reflections.ts";
import type { Sheet } from "./sheet.ts";
import { paintSlices, ring, type Surface } from "./surface.ts";

/** A threaded cap with its milled edge. */
export function paintScrewCap(sheet: Sheet, neck: Neck, colour: Colour, length: number): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 8) + 3 * scale;
  const cap: Surface = {
    ...body,
    top: body.top - 5,
    bottom: body.top + length * scale,
    halfWidth: (y) => lip - 2.5 * (1 - smooth((y - body.top + 5) / 5)),
  };
  const ridges = Array.from({ length: 40 }, (_, index) => {
    const u = Math.sin(-1.45 + (2.9 * index) / 39);
    const x = short(cap.centre + u * lip);
    return `M${x} ${short(body.top + 3)}V${short(body.top + 20 * scale)}`;
  });
  const edge = (y: number) =>
    `<path d="${pathData(polyline(ring(cap, y)))}" fill="none" stroke="#000000" stroke-width="1.4" opacity=".4"/>`;
  return [
    paintSlices(sheet, cap, materialFill(sheet, metal(colour))),
    `<path d="${ridges.join("")}" stroke="#000000" stroke-width="1.3" opacity=".26"/>`,
    edge(body.top + 23 * scale),
    edge(cap.bottom - 8 * scale),
    edge(cap.bottom - 0.5),
    paintLid(cap, cap.top, whiten(colour, 0.4), whiten(colour, 0.12)),
  ].join("");
}

/** A crown cap. */
export function paintCrown(sheet: Sheet, neck: Neck, colour: Colour): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 6) + 3 * scale;
  const cap: Surface = {
    ...body,
    top: body.top - 7 * scale,
    bottom: body.top + 9 * scale,
    halfWidth: (y) => lip * (0.84 + 0.16 * smooth((y - body.top + 7 * scale) / (12 * scale))),
  };
  const teeth = Array.from({ length: 15 }, (_, index) => {
    const u = Math.sin(-1.4 + (2.8 * index) / 14);
    return `M${short(cap.centre + u * lip * 0.94)} ${short(body.top)}L${short(cap.centre + u * lip)} ${short(cap.bottom + 2)}`;
  });
  return [
    paintSlices(sheet, cap, materialFill(sheet, metal(colour))),
    `<path d="${teeth.join("")}" stroke="#000000" stroke-width="2" opacity=".35"/>`,
    paintLid(cap, cap.top, whiten(colour, 0.35), whiten(colour, 0.1)),
  ].join("");
}
