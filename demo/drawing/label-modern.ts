import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { name, rule, words } from "./mark.ts";

/** Thin capitals, one hairline and a large number on much empty paper. */
export const modernLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 36;
  const small = smallPrint(h);
  return [
    ...name(
      {
        text: text.brand.toUpperCase(),
        face: "groteskThin",
        size: Math.min(h * 0.145, w * 0.15),
        tracking: 3.4,
        maxWidth: fit,
        y: -h * 0.2,
      },
      inks.ink,
    ),
    rule([-w / 2 + 18, -h * 0.11], [w / 2 - 18, -h * 0.11], inks.ink, 0.8),
    words(
      { text: text.year, face: "garamond", size: Math.min(h * 0.32, w * 0.34), maxWidth: fit, y: h * 0.11 },
      inks.accent,
    ),
    words(
      {
        text: text.subtitle,
        face: "grotesk",
        size: small * 1.15,
        tracking: 1.4,
        maxWidth: fit,
        y: h * 0.275,
      },
      inks.ink,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.9, tracking: 1.3, maxWidth: fit, y: h * 0.4 },
      inks.ink,
    ),
  ];
};
