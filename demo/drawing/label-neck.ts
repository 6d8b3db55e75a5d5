import type { LabelStyle } from "./label-style.ts";
import { type Mark, rule, words } from "./mark.ts";
import { star } from "./ornaments.ts";

/** The small label around a neck: the year between two rules, or stars where there is no year. */
export const neckLabel: LabelStyle = ({ width: w, height: h, words: text, inks }) => {
  const bars = [-0.36, 0.36].map((share) => rule([-w / 2, share * h], [w / 2, share * h], inks.gold, 1.1));
  const year = text.year.match(/\d{4}/)?.[0];
  const stars = [-1, 0, 1].map(
    (place): Mark => ({ path: star(place * h * 0.5, 0, h * 0.17, 5), fill: inks.accent }),
  );
  const middle = year
    ? [
        words(
          { text: year, face: "didone", size: h * 0.46, tracking: 1, maxWidth: w * 0.62, y: h * 0.16 },
          inks.accent,
        ),
      ]
    : stars;
  return [...bars, ...middle];
};
