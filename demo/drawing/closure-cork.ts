import { paintLid } from "./closure-lid.ts";
import type { Neck } from "./closures.ts";
import { materialFill, matt } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";
import { paintSlices, ring, type Surface } from "./surface.ts";

/** A plain cork, sometimes tied with string. */
export function paintCork(sheet: Sheet, neck: Neck, string: boolean, random: Random): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 6);
  const top = body.top - 30 * scale;
  const plug: Surface = {
    ...body,
    top,
    bottom: body.top + 2,
    halfWidth: (y) => lip * 0.74 + (body.top - y) * 0.1,
  };
  const pores = Array.from({ length: 34 }, () => {
    const u = Math.sin(random.float(-1.4, 1.4));
    const y = random.float(top + 3, body.top);
    const size = random.float(0.5, 2);
    return `M${short(plug.centre + u * plug.halfWidth(y))} ${short(y)}h${short(size)}`;
  });
  return [
    paintSlices(sheet, plug, materialFill(sheet, matt("#bd9161"))),
    `<path d="${pores.join("")}" stroke="#4d2f14" stroke-width="1.5" stroke-linecap="round" opacity=".5"/>`,
    paintLid(plug, top, "#dab88a", "#c29a69"),
    string ? twine(body, scale, random) : "",
  ].join("");
}

function twine(body: Surface, scale: number, random: Random): string {
  const coils = [46, 50.5, 55, 59.5]
    .map((offset) => pathData(polyline(ring(body, body.top + offset * scale))))
    .join("");
  const x = body.centre + body.halfWidth(body.top + 58 * scale) * 0.3;
  const y = body.top + 60 * scale;
  const swing = random.float(10, 26) * scale;
  const ends = `M${short(x)} ${short(y)}c${short(swing)} ${short(30 * scale)} ${short(-swing * 0.6)} ${short(56 * scale)} ${short(swing * 0.5)} ${short(96 * scale)}M${short(x)} ${short(y)}c${short(-swing * 0.4)} ${short(24 * scale)} ${short(swing * 0.7)} ${short(44 * scale)} ${short(-swing * 0.2)} ${short(70 * scale)}`;
  return `<g fill="none" stroke-linecap="round"><path d="${coils}${ends}" stroke="#5c4722" stroke-width="4"/><path d="${coils}${ends}" stroke="#a58a57" stroke-width="2.4" transform="translate(-.4 -.6)"/><path d="${coils}" stroke="#e3cf9f" stroke-width="1" stroke-dasharray="2 3" opacity=".7"/></g>`;
}
