import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { frame, name, words } from "./mark.ts";
import { compass } from "./ornaments.ts";

/** A compass rose and rope-like frame for goods that came by sea. */
export const nauticalLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 40;
  const small = smallPrint(h);
  return [
    { ...frame(w, h, 8, inks.accent, 3, 6), dash: "6 2.6" },
    frame(w, h, 13, inks.accent, 0.7, 3),
    ...compass(0, -h * 0.265, Math.min(h * 0.115, w * 0.13), inks.accent),
    ...name(
      {
        text: text.brand,
        face: "inscription",
        size: Math.min(h * 0.14, w * 0.15),
        tracking: 0.6,
        maxWidth: fit,
        y: h * 0.045,
      },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.085, w * 0.095),
        maxWidth: fit,
        y: h * 0.15,
      },
      inks.ink,
    ),
    words(
      {
        text: text.year,
        face: "didone",
        size: Math.min(h * 0.125, w * 0.14),
        tracking: 1.6,
        maxWidth: fit,
        y: h * 0.295,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.86, tracking: 1.1, maxWidth: fit, y: h * 0.39 },
      inks.ink,
    ),
  ];
};
