import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { name, words } from "./mark.ts";

/** The year or number as the picture of the label. */
export const numeralLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 34;
  const small = smallPrint(h);
  const number = text.year || text.brand.slice(0, 1).toUpperCase();
  return [
    words(
      {
        text: text.sort.toUpperCase(),
        face: "grotesk",
        size: small * 1.05,
        tracking: 2.2,
        maxWidth: fit,
        y: -h * 0.35,
      },
      inks.ink,
    ),
    words(
      { text: number, face: "didone", size: Math.min(h * 0.4, w * 0.42), maxWidth: fit, y: h * 0.02 },
      inks.accent,
    ),
    ...name(
      {
        text: text.brand.toUpperCase(),
        face: "didone",
        size: Math.min(h * 0.105, w * 0.115),
        tracking: 1.6,
        maxWidth: fit,
        y: h * 0.2,
      },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.08, w * 0.09),
        maxWidth: fit,
        y: h * 0.3,
      },
      inks.ink,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.9, tracking: 1.2, maxWidth: fit, y: h * 0.42 },
      inks.ink,
    ),
  ];
};
