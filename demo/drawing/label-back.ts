import type { LabelStyle } from "./label-style.ts";
import { block, frame, type Mark, rule, words } from "./mark.ts";

/** The back of a bottle: a few lines of small text, the importer's stamp and, on younger bottles, a bar code. */
export const backLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 34;
  const young = Number(text.year.match(/\d{4}/)?.[0] ?? 1990) > 1985;
  const rows = Array.from({ length: 6 }, (_, index) => {
    const y = -h * 0.17 + index * h * 0.062;
    const reach = (fit / 2) * (index === 5 ? 0.5 : random.float(0.86, 1));
    return rule(
      [-reach, y],
      [reach, y],
      inks.ink,
      Math.max(1.2, h * 0.009),
      `${random.int(8, 22)} 4 ${random.int(5, 16)} 4`,
    );
  });
  return [
    frame(w, h, 6, inks.gold, 0.9),
    words(
      { text: text.brand, face: "garamond", size: Math.min(h * 0.1, w * 0.1), maxWidth: fit, y: -h * 0.3 },
      inks.ink,
    ),
    ...rows,
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.065, w * 0.075),
        maxWidth: fit,
        y: h * 0.26,
      },
      inks.ink,
    ),
    words(
      {
        text: text.facts,
        face: "grotesk",
        size: Math.min(h * 0.045, w * 0.05),
        tracking: 1,
        maxWidth: fit,
        y: young ? h * 0.45 : h * 0.36,
      },
      inks.ink,
    ),
    ...(young ? barCode(w * 0.36, h * 0.11, h * 0.3, random.int(1, 9999)) : []),
  ];
};

function barCode(width: number, height: number, top: number, number: number): Mark[] {
  const bars: Mark[] = [block(-width / 2 - 4, top - 2, width + 8, height + 4, "#fbfaf6")];
  let x = -width / 2;
  let state = number;
  while (x < width / 2 - 3) {
    state = (state * 137 + 71) % 9973;
    const bar = 0.9 + (state % 3) * 0.8;
    bars.push(block(x, top, bar, height, "#1a1a1a"));
    x += bar + 0.9 + (state % 5) * 0.45;
  }
  return bars;
}
