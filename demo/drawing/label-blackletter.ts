import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { frame, name, words } from "./mark.ts";
import { star } from "./ornaments.ts";

/** Broken letters between corner stars: monasteries, herb liqueurs, old distilleries. */
export const blackletterLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 44;
  const small = smallPrint(h);
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => ({
      path: star(sx * (w / 2 - 17), sy * (h / 2 - 17), 5, 4, 0.36),
      fill: inks.accent,
    })),
  );
  return [
    frame(w, h, 7, inks.accent, 2.2),
    ...corners,
    words(
      { text: text.sort, face: "antiquaItalic", size: small * 1.25, maxWidth: fit, y: -h * 0.27 },
      inks.ink,
    ),
    ...name(
      {
        text: text.brand,
        face: "blackletter",
        size: Math.min(h * 0.24, w * 0.24),
        maxWidth: fit,
        y: -h * 0.03,
      },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "antiquaItalic",
        size: Math.min(h * 0.085, w * 0.09),
        maxWidth: fit,
        y: h * 0.115,
      },
      inks.ink,
    ),
    words(
      {
        text: text.year,
        face: "blackletter",
        size: Math.min(h * 0.16, w * 0.18),
        maxWidth: fit,
        y: h * 0.28,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "garamond", size: small * 1.1, tracking: 0.6, maxWidth: fit, y: h * 0.39 },
      inks.ink,
    ),
  ];
};
