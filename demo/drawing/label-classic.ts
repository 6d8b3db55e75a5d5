import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { disc, frame, name, rule, words } from "./mark.ts";

/** Double frame, sturdy antiqua, the year in a second colour: the merchant's label. */
export const classicLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 40;
  const small = smallPrint(h);
  const radius = random.chance(0.4) ? 10 : 0;
  return [
    frame(w, h, 7, inks.gold, 1.8, radius),
    frame(w, h, 11.5, inks.gold, 0.7, Math.max(0, radius - 4)),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "grotesk",
        size: small,
        tracking: 2,
        maxWidth: fit,
        y: -h * 0.29,
      },
      inks.ink,
    ),
    ...name(
      { text: text.brand, face: "antiqua", size: Math.min(h * 0.17, w * 0.19), maxWidth: fit, y: -h * 0.08 },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "antiquaItalic",
        size: Math.min(h * 0.09, w * 0.1),
        maxWidth: fit,
        y: h * 0.065,
      },
      inks.ink,
    ),
    rule([-w * 0.2, h * 0.125], [w * 0.2, h * 0.125], inks.gold, 1),
    disc(0, h * 0.125, 3, 3, { fill: inks.gold }),
    words(
      {
        text: text.year,
        face: "didone",
        size: Math.min(h * 0.15, w * 0.17),
        tracking: 1,
        maxWidth: fit,
        y: h * 0.28,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.92, tracking: 1.2, maxWidth: fit, y: h * 0.39 },
      inks.ink,
    ),
  ];
};
