import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { block, name, rule, words } from "./mark.ts";

/** The independent bottler's card: a coloured head, then rows of data. */
export const caskcardLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 30;
  const small = smallPrint(h);
  const sud = `sud č. ${random.int(112, 9870)}`;
  const rows = [text.year, text.subtitle, sud].filter(Boolean);
  const table = rows.flatMap((row, index) => {
    const y = h * (0.11 + index * 0.115);
    return [
      words({ text: row, face: "garamond", size: Math.min(h * 0.085, w * 0.1), maxWidth: fit, y }, inks.ink),
      rule([-w / 2 + 15, y + h * 0.032], [w / 2 - 15, y + h * 0.032], inks.gold, 0.6),
    ];
  });
  return [
    block(-w / 2, -h / 2, w, h * 0.17, inks.accent),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "grotesk",
        size: small,
        tracking: 2.2,
        maxWidth: fit,
        y: -h * 0.395,
      },
      inks.paper,
    ),
    ...name(
      { text: text.brand, face: "antiqua", size: Math.min(h * 0.145, w * 0.16), maxWidth: fit, y: -h * 0.09 },
      inks.ink,
    ),
    ...table,
    words(
      { text: text.facts, face: "grotesk", size: small * 0.88, tracking: 1.2, maxWidth: fit, y: h * 0.44 },
      inks.ink,
    ),
  ];
};
