import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { name, rule, words } from "./mark.ts";
import { shield } from "./ornaments.ts";

/** Arms above the name, everything else small. */
export const crestLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 34;
  const small = smallPrint(h);
  return [
    ...shield(0, -h * 0.285, Math.min(h * 0.25, w * 0.26), inks.gold),
    ...name(
      {
        text: text.brand,
        face: "garamond",
        size: Math.min(h * 0.155, w * 0.165),
        maxWidth: fit,
        y: h * 0.04,
      },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.085, w * 0.095),
        maxWidth: fit,
        y: h * 0.145,
      },
      inks.ink,
    ),
    rule([-w * 0.3, h * 0.195], [w * 0.3, h * 0.195], inks.gold, 0.9),
    words(
      {
        text: text.year,
        face: "didone",
        size: Math.min(h * 0.115, w * 0.13),
        tracking: 1.6,
        maxWidth: fit,
        y: h * 0.32,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.9, tracking: 1.2, maxWidth: fit, y: h * 0.42 },
      inks.ink,
    ),
  ];
};
