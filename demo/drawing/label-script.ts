import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { name, rule, words } from "./mark.ts";

/** The house's signature across a plain label. */
export const scriptLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 34;
  const small = smallPrint(h);
  const coloured = random.chance(0.5);
  return [
    words(
      {
        text: text.sort.toUpperCase(),
        face: "grotesk",
        size: small,
        tracking: 2.2,
        maxWidth: fit,
        y: -h * 0.31,
      },
      inks.ink,
    ),
    ...name(
      { text: text.brand, face: "script", size: Math.min(h * 0.25, w * 0.24), maxWidth: fit, y: -h * 0.04 },
      coloured ? inks.accent : inks.ink,
    ),
    words(
      {
        text: text.subtitle.toUpperCase(),
        face: "grotesk",
        size: small * 1.1,
        tracking: 2.2,
        maxWidth: fit,
        y: h * 0.12,
      },
      inks.ink,
    ),
    rule([-w * 0.26, h * 0.18], [w * 0.26, h * 0.18], inks.gold, 0.9),
    words(
      {
        text: text.year,
        face: "garamond",
        size: Math.min(h * 0.14, w * 0.16),
        tracking: 1.8,
        maxWidth: fit,
        y: h * 0.325,
      },
      inks.ink,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.85, tracking: 1.2, maxWidth: fit, y: h * 0.425 },
      inks.ink,
    ),
  ];
};
