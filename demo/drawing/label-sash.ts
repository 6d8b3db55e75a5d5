import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { lines, type Mark, name, words } from "./mark.ts";
import { type Point, warpPath } from "./path.ts";

/** A slanting sash under the name, as on blends of the thirties. */
export const sashLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 30;
  const small = smallPrint(h);
  const rise = h * 0.1;
  const band = (top: number, thickness: number, fill: Mark["fill"]): Mark => {
    const corners: Point[] = [
      [-w / 2, top + rise],
      [w / 2, top - rise],
      [w / 2, top - rise + thickness],
      [-w / 2, top + rise + thickness],
    ];
    return lines([...corners, [-w / 2, top + rise]], { fill }, true);
  };
  return [
    band(h * 0.0, h * 0.22, inks.accent),
    band(-h * 0.035, h * 0.016, inks.gold),
    band(h * 0.24, h * 0.016, inks.gold),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "poster",
        size: small * 1.1,
        tracking: 2.4,
        maxWidth: fit,
        y: -h * 0.36,
      },
      inks.accent,
    ),
    ...name(
      {
        text: text.brand,
        face: "antiquaBold",
        size: Math.min(h * 0.18, w * 0.18),
        maxWidth: fit,
        y: -h * 0.14,
      },
      inks.ink,
    ),
    ...slanted(
      words(
        {
          text: text.year || text.subtitle,
          face: "didone",
          size: h * 0.125,
          tracking: 2,
          maxWidth: fit * 0.9,
          y: h * 0.153,
        },
        inks.paper,
      ),
      rise,
      w,
    ),
    words(
      {
        text: text.year ? text.subtitle : "",
        face: "antiquaItalic",
        size: Math.min(h * 0.08, w * 0.09),
        maxWidth: fit * 0.8,
        x: 0,
        y: h * 0.395,
      },
      inks.ink,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.86, tracking: 1.1, maxWidth: fit, y: h * 0.465 },
      inks.ink,
    ),
  ];
};

function slanted(mark: Mark, rise: number, width: number): Mark[] {
  const path = warpPath(mark.path, (x, y) => [x, y - (x * 2 * rise) / width]);
  return [{ ...mark, path }];
}
