import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { frame, name, words } from "./mark.ts";
import { sprig } from "./ornaments.ts";

/** A plate from a herbarium. */
export const botanicalLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 32;
  const small = smallPrint(h);
  const plant = Math.min(h * 0.36, w * 0.42);
  const twins = random.chance(0.35);
  const berries = random.chance(0.6);
  const plants = twins
    ? [-0.17, 0.17].flatMap((side) => sprig(side * w, -h * 0.24, plant * 0.85, inks.accent, berries))
    : sprig(0, -h * 0.25, plant, inks.accent, berries);
  return [
    frame(w, h, 6, inks.accent, 0.8, 4),
    ...plants,
    ...name(
      {
        text: text.brand,
        face: random.pick(["didone", "garamond", "antiqua"]),
        size: Math.min(h * 0.15, w * 0.16),
        maxWidth: fit,
        y: h * 0.11,
      },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.085, w * 0.095),
        maxWidth: fit,
        y: h * 0.21,
      },
      inks.ink,
    ),
    words(
      {
        text: text.year,
        face: "didone",
        size: Math.min(h * 0.1, w * 0.12),
        tracking: 1.2,
        maxWidth: fit,
        y: h * 0.33,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.88, tracking: 1.2, maxWidth: fit, y: h * 0.42 },
      inks.ink,
    ),
  ];
};
