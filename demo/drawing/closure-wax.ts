import type { Neck } from "./closures.ts";
import { type Colour, darken, whiten } from "./colour.ts";
import { materialFill, waxy } from "./materials.ts";
import { type Point, pathData, polyline, short } from "./path.ts";
import type { Random } from "./random.ts";
import { smooth } from "./reflections.ts";
import { clip, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, pointOn, type Surface, stripe } from "./surface.ts";

/** Wax over the neck, dipped by hand: it swells, and its edge runs down in drips of different length. */
export function paintWax(sheet: Sheet, neck: Neck, colour: Colour, length: number, random: Random): string {
  const { body, scale } = neck;
  const end = body.top + (neck.capEnd - body.top) * length;
  const phase = random.float(0, 6);
  const coat: Surface = {
    ...body,
    top: body.top - 7 * scale,
    bottom: end + 46 * scale,
    halfWidth: (y) =>
      body.halfWidth(Math.max(body.top, y)) +
      (5 + Math.sin(y * 0.1 + phase) * 0.9 + Math.sin(y * 0.23) * 0.6) * scale,
  };
  const outline = dripping(coat, end, scale, random);
  const within = clip(sheet, outline);
  const lip = coat.halfWidth(body.top);
  const tip = short(coat.centre);
  return [
    `<path d="${outline}" fill="#0c0603" opacity=".22" transform="translate(1.6 2.4)"/>`,
    paintSlices(sheet, coat, materialFill(sheet, waxy(colour)), { within }),
    `<g clip-path="${within}">`,
    ripples(coat, end, random),
    `<path d="${outline}" fill="none" stroke="${darken(colour, 0.6)}" stroke-width="4" opacity=".4"/>`,
    `<path d="${outline}" fill="none" stroke="#ffffff" stroke-width="1.2" opacity=".2" transform="translate(1 -1.6)"/>`,
    "</g>",
    `<ellipse cx="${tip}" cy="${short(coat.top)}" rx="${short(lip - 1)}" ry="${short(lip * 0.16)}" fill="${whiten(colour, 0.14)}"/>`,
    softEllipse(sheet, {
      cx: coat.centre - lip * 0.26,
      cy: coat.top - 1,
      rx: lip * 0.55,
      ry: lip * 0.1,
      colour: "#ffffff",
      opacity: 0.5,
    }),
  ].join("");
}

function dripping(coat: Surface, end: number, scale: number, random: Random): string {
  const count = random.int(7, 12);
  const drips = Array.from(
    { length: count + 1 },
    (_, index) =>
      (index % 2 === 0 ? random.float(-7, 1) : random.float(2, random.chance(0.3) ? 34 : 13)) * scale,
  );
  const left: Point[] = [];
  for (let y = coat.top; y <= end; y += 3) left.push(pointOn(coat, -1, y));
  const edge = Array.from({ length: 141 }, (_, index): Point => {
    const place = (index / 140) * count;
    const before = Math.min(count - 1, Math.floor(place));
    const a = drips[before] ?? 0;
    const b = drips[before + 1] ?? 0;
    const [x, y] = pointOn(coat, -1 + index / 70, end);
    return [x, y + a + (b - a) * smooth(place - before)];
  });
  const right: Point[] = [];
  for (let y = end; y >= coat.top; y -= 3) right.push(pointOn(coat, 1, y));
  return pathData(polyline([...left, ...edge, ...right], true));
}

/** Where wax ran over wax, soft swellings catch the light on their left. */
function ripples(coat: Surface, end: number, random: Random): string {
  return Array.from({ length: 6 }, () => {
    const u = random.float(-0.8, 0.7);
    const from = random.float(coat.top + 12, Math.max(coat.top + 14, end - 40));
    const to = from + random.float(24, 60);
    const side = random.float(0.05, 0.09);
    const dark = pathData(stripe(coat, u + side, u + side * 1.9, from, to));
    const bright = pathData(stripe(coat, u, u + side * 0.6, from, to));
    return `<path d="${dark}" fill="#000000" opacity=".1"/><path d="${bright}" fill="#ffffff" opacity=".1"/>`;
  }).join("");
}
