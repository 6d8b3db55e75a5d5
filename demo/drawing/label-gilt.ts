import { mix } from "./colour.ts";
import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { frame, name, rule, words } from "./mark.ts";

/** Gold inscription capitals on a dark ground. */
export const giltLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 42;
  const small = smallPrint(h);
  const pale = mix(inks.gold, "#fffaf0", 0.35);
  return [
    frame(w, h, 8, inks.gold, 1.1, random.chance(0.3) ? 8 : 0),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "inscription",
        size: small,
        tracking: 1.8,
        maxWidth: fit,
        y: -h * 0.28,
      },
      inks.gold,
    ),
    ...name(
      {
        text: text.brand,
        face: "inscription",
        size: Math.min(h * 0.165, w * 0.16),
        tracking: 0.8,
        maxWidth: fit,
        y: -h * 0.06,
      },
      inks.gold,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.095, w * 0.1),
        maxWidth: fit,
        y: h * 0.075,
      },
      pale,
    ),
    rule([-w * 0.12, h * 0.13], [w * 0.12, h * 0.13], inks.gold, 0.8),
    words(
      {
        text: text.year,
        face: "inscription",
        size: Math.min(h * 0.13, w * 0.15),
        tracking: 2.4,
        maxWidth: fit,
        y: h * 0.275,
      },
      inks.gold,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.9, tracking: 1.3, maxWidth: fit, y: h * 0.395 },
      inks.gold,
    ),
  ];
};
