import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { frame, name, rule, words } from "./mark.ts";

/** A printed form filled in by pen: cask samples, home distilling, cellar stock. */
export const handwrittenLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 40;
  const small = smallPrint(h);
  const sway = () => random.float(-w * 0.02, w * 0.02);
  const dotted = [0, 1, 2, 3].map((row) => {
    const y = -h * 0.1 + row * h * 0.135;
    return rule([-w / 2 + 20, y], [w / 2 - 20, y], "#8d959c", 0.7, "0.1 3");
  });
  return [
    frame(w, h, 7, "#7b8794", 1),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "grotesk",
        size: small,
        tracking: 1.6,
        maxWidth: fit,
        y: -h * 0.32,
      },
      "#49525c",
    ),
    ...dotted,
    ...name(
      {
        text: text.brand,
        face: "pen",
        size: Math.min(h * 0.19, w * 0.2),
        maxWidth: fit,
        x: sway(),
        y: -h * 0.12,
      },
      inks.ink,
    ),
    words(
      {
        text: text.subtitle,
        face: "pen",
        size: Math.min(h * 0.13, w * 0.14),
        maxWidth: fit,
        x: sway(),
        y: h * 0.02,
      },
      inks.ink,
    ),
    words(
      {
        text: text.year,
        face: "pen",
        size: Math.min(h * 0.14, w * 0.16),
        maxWidth: fit,
        x: sway(),
        y: h * 0.155,
      },
      inks.ink,
    ),
    words(
      {
        text: text.facts,
        face: "pen",
        size: Math.min(h * 0.105, w * 0.12),
        maxWidth: fit,
        x: sway(),
        y: h * 0.29,
      },
      inks.ink,
    ),
    words(
      {
        text: "SKLEPNÍ ZÁZNAM",
        face: "grotesk",
        size: small * 0.8,
        tracking: 1.2,
        maxWidth: fit,
        y: h * 0.425,
      },
      "#49525c",
    ),
  ];
};
