import type { LabelStyle } from "./label-style.ts";
import { smallPrint } from "./label-style.ts";
import { name, rule, words } from "./mark.ts";
import { countryHouse } from "./ornaments.ts";

/** An engraved house above the name: growers and estates. */
export const estateLabel: LabelStyle = ({ width: w, height: h, words: text, inks, random }) => {
  const fit = w - 30;
  const small = smallPrint(h);
  const house = Math.min(w * 0.5, h * 0.5);
  return [
    ...countryHouse(0, -h * 0.31, house, inks.ink, random.int(0, 3)),
    ...name(
      {
        text: text.brand,
        face: random.pick(["inscription", "garamond", "antiqua"]),
        size: Math.min(h * 0.135, w * 0.14),
        maxWidth: fit,
        y: h * 0.02,
      },
      inks.accent,
    ),
    words(
      {
        text: text.subtitle,
        face: "garamondItalic",
        size: Math.min(h * 0.085, w * 0.095),
        maxWidth: fit,
        y: h * 0.125,
      },
      inks.ink,
    ),
    words(
      {
        text: text.year,
        face: "garamond",
        size: Math.min(h * 0.13, w * 0.15),
        tracking: 2,
        maxWidth: fit,
        y: h * 0.265,
      },
      inks.ink,
    ),
    rule([-w / 2 + 14, h * 0.315], [w / 2 - 14, h * 0.315], inks.gold, 0.8),
    words(
      {
        text: text.sort.toUpperCase(),
        face: "grotesk",
        size: small * 0.9,
        tracking: 1.5,
        maxWidth: fit,
        y: h * 0.37,
      },
      inks.ink,
    ),
    words(
      { text: text.facts, face: "grotesk", size: small * 0.82, tracking: 1, maxWidth: fit, y: h * 0.435 },
      inks.ink,
    ),
  ];
};
