import { type Colour, darken, mix } from "./colour.ts";
import { clearGlass, materialFill, paleSpirit, spirit } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import { paintSlope } from "./reflections.ts";
import { clip, linear, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, ring, type Surface, silhouette } from "./surface.ts";

export interface ClearGlass {
  tint: Colour;
  /** The drink inside; pale spirits are drawn by their refraction rather than by their colour. */
  liquid: Colour;
  pale: boolean;
  /** Height of the liquid's surface, and thickness of wall and base, in drawing units. */
  level: number;
  wall: number;
  base: number;
}

/** Colourless glass with a body of liquid in it, seen against the light ground. */
export function paintClearGlass(sheet: Sheet, body: Surface, glass: ClearGlass, within: string): string {
  const inside = liquidBody(body, glass);
  return [
    paintSlices(sheet, body, materialFill(sheet, clearGlass(glass.tint)), { within }),
    paintSlope(sheet, body, body.top, body.bottom, 0.3),
    emptyWalls(body, glass),
    liquid(sheet, inside, glass),
    meniscus(inside, glass),
    base(sheet, body, glass, within),
  ].join("");
}

/** The liquid stands inside the wall and rounds off where the base begins. */
function liquidBody(body: Surface, glass: ClearGlass): Surface {
  const bottom = body.bottom - glass.base;
  const corner = 44;
  return {
    ...body,
    top: glass.level,
    bottom,
    halfWidth: (y) => {
      const width = Math.max(3, body.halfWidth(y) - glass.wall);
      const left = bottom - y;
      if (left >= corner) return width;
      return width - (1 - Math.sqrt(Math.max(0, 1 - (1 - left / corner) ** 2))) * corner * 0.42;
    },
  };
}

/** The inner face of the wall above the level: two fine lines show that the glass has a thickness. */
function emptyWalls(body: Surface, glass: ClearGlass): string {
  const inner: Surface = { ...body, halfWidth: (y) => Math.max(2, body.halfWidth(y) - glass.wall * 0.9) };
  const heights: number[] = [];
  for (let y = body.top + 12; y <= glass.level; y += 3) heights.push(y);
  return [-1, 1]
    .map((side) => {
      const points = heights.map((y) => [inner.centre + side * inner.halfWidth(y), y] as const);
      const data = pathData(polyline(points));
      return `<path d="${data}" fill="none" stroke="#5d5648" stroke-width="1.6" opacity=".4"/><path d="${data}" fill="none" stroke="#ffffff" stroke-width="1" opacity=".7" transform="translate(${-side * 1.6} 0)"/>`;
    })
    .join("");
}

function liquid(sheet: Sheet, inside: Surface, glass: ClearGlass): string {
  const outline = pathData(silhouette(inside));
  const within = clip(sheet, outline);
  const material = glass.pale ? paleSpirit(glass.liquid) : spirit(glass.liquid);
  const depth = linear(
    sheet,
    [0, inside.top, 0, inside.bottom],
    [
      { at: 0, colour: "#fff2cf", opacity: glass.pale ? 0.3 : 0.16 },
      { at: 0.35, colour: "#fff2cf", opacity: 0.02 },
      { at: 0.62, colour: "#1a0800", opacity: glass.pale ? 0.02 : 0.08 },
      { at: 1, colour: "#1a0800", opacity: glass.pale ? 0.12 : 0.42 },
    ],
  );
  const width = inside.halfWidth((inside.top + inside.bottom) / 2);
  const bright = mix(glass.liquid, "#ffd488", glass.pale ? 0.2 : 0.62);
  return [
    paintSlices(sheet, inside, materialFill(sheet, material), { within }),
    paintSlope(sheet, inside, inside.top, inside.bottom, 0.34),
    `<path d="${outline}" fill="${depth}"/>`,
    `<g clip-path="${within}">`,
    softEllipse(sheet, {
      cx: inside.centre + width * 0.46,
      cy: inside.bottom - 24,
      rx: width * 0.62,
      ry: 62,
      colour: bright,
      opacity: 0.6,
    }),
    softEllipse(sheet, {
      cx: inside.centre - width * 0.5,
      cy: inside.bottom - 10,
      rx: width * 0.34,
      ry: 22,
      colour: bright,
      opacity: 0.35,
    }),
    `<path d="${outline}" fill="none" stroke="${darken(glass.liquid, glass.pale ? 0.5 : 0.88)}" stroke-width="3.4" opacity=".5"/>`,
    "</g>",
  ].join("");
}

/** The liquid's surface: an ellipse, its dark back rim, and the bright edge where it climbs the glass. */
function meniscus(inside: Surface, glass: ClearGlass): string {
  const y = inside.top;
  const width = inside.halfWidth(y);
  const sag = Math.max(2.6, inside.camera.tilt(y) * width);
  const ellipse = `cx="${short(inside.centre)}" cy="${short(y)}" rx="${short(width)}" ry="${short(sag)}"`;
  const front = pathData(polyline(ring(inside, y, -0.94, 0.94)));
  const surface = mix(glass.liquid, glass.pale ? "#fffdf4" : "#ffeec8", glass.pale ? 0.5 : 0.4);
  return [
    `<ellipse ${ellipse} fill="${surface}" opacity=".92"/>`,
    `<ellipse ${ellipse} fill="none" stroke="${darken(glass.liquid, 0.55)}" stroke-width="1.3" opacity=".7"/>`,
    `<path d="${front}" fill="none" stroke="${darken(glass.liquid, 0.6)}" stroke-width="2.6" opacity=".45" transform="translate(0 2.4)"/>`,
    `<path d="${front}" fill="none" stroke="#fff8e2" stroke-width="1.3" opacity=".85"/>`,
  ].join("");
}

/** The thick foot gathers light like a lens: a bright pool, a dark ring and a white rim. */
function base(sheet: Sheet, body: Surface, glass: ClearGlass, within: string): string {
  const half = body.halfWidth(body.bottom - 8);
  const y = body.bottom;
  const tilt = body.camera.tilt(y) * half;
  const pool = mix(glass.liquid, "#fff6e2", glass.pale ? 0.7 : 0.46);
  const rim = pathData(polyline(ring({ ...body, halfWidth: () => half * 0.94 }, y - 2, -0.96, 0.96)));
  return [
    `<g clip-path="${within}">`,
    softEllipse(sheet, {
      cx: body.centre + half * 0.1,
      cy: y - glass.base * 0.3 + tilt * 0.6,
      rx: half * 1.05,
      ry: glass.base * 0.8 + tilt * 0.5,
      colour: pool,
      opacity: 0.85,
    }),
    softEllipse(sheet, {
      cx: body.centre + half * 0.5,
      cy: y - glass.base * 0.35 + tilt * 0.5,
      rx: half * 0.36,
      ry: glass.base * 0.42 + 3,
      colour: "#fff3d2",
      opacity: 0.8,
    }),
    `<ellipse cx="${short(body.centre)}" cy="${short(y - glass.base * 0.42 + tilt * 0.35)}" rx="${short(half * 0.66)}" ry="${short(tilt * 0.6 + 1.5)}" fill="none" stroke="${darken(glass.liquid, 0.55)}" stroke-width="2" opacity=".3"/>`,
    `<path d="${rim}" fill="none" stroke="#3a2c18" stroke-width="3" opacity=".4"/>`,
    `<path d="${rim}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".75" transform="translate(0 -3)"/>`,
    "</g>",
  ].join("");
}
