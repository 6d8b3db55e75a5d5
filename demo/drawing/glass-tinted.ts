import { type Colour, mix } from "./colour.ts";
import { emptyTintedGlass, materialFill, tintedGlass } from "./materials.ts";
import { pathData, polyline } from "./path.ts";
import { paintSlope } from "./reflections.ts";
import { linear, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, ring, type Surface, silhouette } from "./surface.ts";

export interface TintedGlass {
  glass: Colour;
  /** Height of the liquid's surface. */
  level: number;
}

/** Green, brown or blue glass: dark where full, translucent above the level. */
export function paintTintedGlass(sheet: Sheet, body: Surface, tinted: TintedGlass, within: string): string {
  const { glass, level } = tinted;
  const half = body.halfWidth(body.bottom - 20);
  const rim = pathData(
    polyline(ring({ ...body, halfWidth: () => half * 0.9 }, body.bottom - 2, -0.95, 0.95)),
  );
  const bright = mix(glass, "#f0f0a8", 0.5);
  const height = linear(
    sheet,
    [0, level, 0, body.bottom],
    [
      { at: 0, colour: mix(glass, "#dfe8b0", 0.35), opacity: 0.3 },
      { at: 0.3, colour: glass, opacity: 0.08 },
      { at: 0.7, colour: "#000000", opacity: 0.12 },
      { at: 1, colour: "#000000", opacity: 0.36 },
    ],
  );
  return [
    paintSlices(sheet, body, materialFill(sheet, tintedGlass(glass)), { within }),
    paintSlices(sheet, body, materialFill(sheet, emptyTintedGlass(glass)), {
      to: level,
      within,
      opacity: 0.58,
    }),
    `<path d="${pathData(silhouette(body, level, body.bottom))}" fill="${height}"/>`,
    levelLine(body, level, bright),
    paintSlope(sheet, body, body.top, body.bottom, 0.32),
    `<g clip-path="${within}">`,
    softEllipse(sheet, {
      cx: body.centre + half * 0.45,
      cy: body.bottom - 16,
      rx: half * 0.5,
      ry: 24,
      colour: bright,
      opacity: 0.5,
    }),
    `<path d="${rim}" fill="none" stroke="${mix(glass, "#e9f0c4", 0.6)}" stroke-width="2.4" opacity=".5"/>`,
    `<path d="${pathData(silhouette(body))}" fill="none" stroke="#050301" stroke-width="5" opacity=".45"/>`,
    "</g>",
  ].join("");
}

function levelLine(body: Surface, level: number, colour: Colour): string {
  const inside: Surface = { ...body, halfWidth: (y) => Math.max(2, body.halfWidth(y) - 5) };
  const front = pathData(polyline(ring(inside, level, -0.97, 0.97)));
  return `<path d="${front}" fill="none" stroke="#000000" stroke-width="2.4" opacity=".4" transform="translate(0 1.8)"/><path d="${front}" fill="none" stroke="${colour}" stroke-width="1.5" opacity=".7"/>`;
}
