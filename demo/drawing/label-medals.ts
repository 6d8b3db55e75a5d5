import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { block, name, words } from "./mark.ts";
import { medal } from "./ornaments.ts";

/** Medals of world fairs in a row, the name heavy, the year on a coloured foot. */
export const medalsLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 32;
  const small = smallPrint(h);
  const count = random.pick([3, 5]);
  const radius = Math.min(w * 0.075, h * 0.075);
  const row = Array.from({ length: count }, (_, index) => {
    const place = index - (count - 1) / 2;
    return medal(place * radius * 2.3, -h * 0.36 + Math.abs(place) * radius * 0.35, radius, inks.gold);
  }).flat();
  return [
    ...row,
    words(
      {
        text: text.sort.toUpperCase(),
        face: "poster",
        size: small * 1.1,
        tracking: 2.4,
        maxWidth: fit,
        y: -h * 0.185,
      },
      inks.ink,
    ),
    ...name(
      {
        text: text.brand,
        face: "antiquaBold",
        size: Math.min(h * 0.18, w * 0.18),
        maxWidth: fit,
        y: h * 0.0,
      },
      inks.accent,
    ),
    words(
      {
        text: text.subtitle,
        face: "antiquaItalic",
        size: Math.min(h * 0.085, w * 0.095),
        maxWidth: fit,
        y: h * 0.125,
      },
      inks.ink,
    ),
    block(-w / 2, h * 0.215, w, h * 0.17, inks.accent),
    words(
      { text: text.year, face: "didone", size: h * 0.115, tracking: 3, maxWidth: fit, y: h * 0.338 },
      inks.paper,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.88, tracking: 1.2, maxWidth: fit, y: h * 0.45 },
      inks.ink,
    ),
  ];
};
