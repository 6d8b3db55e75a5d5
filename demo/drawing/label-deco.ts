import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { block, frame, name, words } from "./mark.ts";
import { sunrise } from "./ornaments.ts";

/** A print of the twenties: rays over a two-coloured ground. */
export const decoLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 34;
  const small = smallPrint(h);
  return [
    block(-w / 2, -h / 2, w, h * 0.46, inks.accent),
    ...sunrise(0, -h * 0.045, Math.min(w * 0.4, h * 0.38), inks.gold, random.pick([9, 11, 13])),
    block(-w / 2, -h * 0.045, w, h * 0.012, inks.gold),
    frame(w, h, 6, inks.gold, 1.2),
    ...name(
      {
        text: text.brand.toUpperCase(),
        face: "poster",
        size: Math.min(h * 0.15, w * 0.17),
        tracking: 2,
        maxWidth: fit,
        y: h * 0.14,
      },
      inks.ink,
    ),
    words(
      { text: text.subtitle, face: "grotesk", size: small * 1.15, tracking: 1, maxWidth: fit, y: h * 0.225 },
      inks.ink,
    ),
    words(
      {
        text: text.year,
        face: "poster",
        size: Math.min(h * 0.1, w * 0.12),
        tracking: 3,
        maxWidth: fit,
        y: h * 0.345,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.85, tracking: 1.1, maxWidth: fit, y: h * 0.43 },
      inks.ink,
    ),
  ];
};
