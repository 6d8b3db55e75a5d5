import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { block, name, rule, words } from "./mark.ts";

/** A coloured band across the paper carries the name in condensed capitals. */
export const bandLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const fit = w - 34;
  const small = smallPrint(h);
  return [
    block(-w / 2, -h * 0.19, w, h * 0.36, inks.accent),
    rule([-w / 2, -h * 0.215], [w / 2, -h * 0.215], inks.accent, 1.3),
    rule([-w / 2, h * 0.195], [w / 2, h * 0.195], inks.accent, 1.3),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "poster",
        size: small * 1.2,
        tracking: 2.6,
        maxWidth: fit,
        y: -h * 0.31,
      },
      inks.accent,
    ),
    ...name(
      {
        text: text.brand.toUpperCase(),
        face: "poster",
        size: Math.min(h * 0.18, w * 0.19),
        tracking: 1.6,
        maxWidth: fit,
        y: h * 0.052,
      },
      inks.paper,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.075, w * 0.085),
        maxWidth: fit,
        y: h * 0.275,
      },
      inks.accent,
    ),
    words(
      {
        text: text.year,
        face: "poster",
        size: Math.min(h * 0.11, w * 0.13),
        tracking: 2.4,
        maxWidth: fit,
        y: h * 0.385,
      },
      inks.accent,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.85, tracking: 1.2, maxWidth: fit, y: h * 0.455 },
      inks.accent,
    ),
  ];
};
