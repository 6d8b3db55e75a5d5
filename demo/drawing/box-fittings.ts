import type { Colour } from "./colour.ts";
import type { LabelStyle, LabelTask } from "./label-style.ts";
import { disc, frame, type Mark, name, words } from "./mark.ts";
import { ellipsePath, rectangle, roundedRectangle } from "./path.ts";

/** A paper label stuck on a flat face: the sheet itself, its shadow line, then the print. */
export function stuckOn(
  style: LabelStyle,
  width: number,
  height: number,
  task: Omit<LabelTask, "width" | "height">,
): Mark[] {
  const x = -width / 2;
  const y = -height / 2;
  return [
    { path: rectangle(x + 1.5, y + 2, width, height), fill: "#0d0703", opacity: 0.3 },
    { path: rectangle(x, y, width, height), fill: task.inks.paper },
    ...style({ ...task, width, height }),
    { path: rectangle(x, y, width, height), stroke: "#5a3f1c", strokeWidth: 1, opacity: 0.3 },
  ];
}

/** A small brass hook on the front of a cigar box. */
export function clasp(height: number): Mark[] {
  const y = -height / 2 + 14;
  return [
    { path: roundedRectangle(-11, y, 22, 26, 4), fill: "#7d6228" },
    { path: roundedRectangle(-10, y - 1, 19, 24, 4), fill: "#cda85a" },
    { path: roundedRectangle(-8, y, 6, 21, 3), fill: "#f2dfae", opacity: 0.7 },
    disc(0, y + 17, 3, 3, { fill: "#5b4526" }),
  ];
}

/** A humidor's lock plate and its dials: a hygrometer at the left (−1), a thermometer at the right (1). */
export function lock(height: number, gold: Colour, dials: readonly (-1 | 1)[]): Mark[] {
  const y = -height / 2 + height * 0.3;
  const dial = height * 0.46 - height / 2 + height * 0.26;
  return [
    { path: roundedRectangle(-15, y - 16, 30, 40, 5), fill: "#4a3a1c" },
    { path: roundedRectangle(-14, y - 17, 27, 38, 5), fill: gold },
    { path: roundedRectangle(-12, y - 15, 8, 33, 3), fill: "#fff3cf", opacity: 0.6 },
    { path: ellipsePath(0, y + 5, 3.4, 3.4), fill: "#2a1c0c" },
    { path: rectangle(-1.4, y + 5, 2.8, 10), fill: "#2a1c0c" },
    ...dials.flatMap((side) => [
      disc(side * 96, dial + height * 0.12, 25, 25, { fill: "#4a3a1c" }),
      disc(side * 96 - 1, dial + height * 0.12 - 1.5, 24, 24, { fill: gold }),
      disc(side * 96 - 1, dial + height * 0.12 - 1.5, 18.5, 18.5, { fill: side < 0 ? "#f4efe0" : "#3a2412" }),
      disc(side * 96 - 1, dial + height * 0.12 - 1.5, 14, 14, {
        stroke: "#8a6a2f",
        strokeWidth: 0.8,
        dash: "1 3",
      }),
    ]),
  ];
}

/** Inlaid lines and a monogram or the maker's name on the lid. */
export function inlay(
  text: { title: string },
  width: number,
  depth: number,
  gold: Colour,
  monogram: boolean,
): Mark[] {
  const brand = monogram
    ? words(
        { text: text.title.slice(0, 1).toUpperCase(), face: "script", size: depth * 0.4, y: depth * 0.12 },
        gold,
      )
    : words(
        {
          text: text.title.toUpperCase(),
          face: "inscription",
          size: depth * 0.13,
          tracking: 3,
          maxWidth: width * 0.6,
          y: depth * 0.04,
        },
        gold,
      );
  return [frame(width, depth, 26, "#20100a", 5), frame(width, depth, 26, gold, 1.6), brand];
}

/** The maker's name burnt into (or printed on) the front of a cigar box, below the lid. */
export function burnt(brand: string, sort: string, width: number, height: number, wooden: boolean): Mark[] {
  const ink: Colour = wooden ? "#26120a" : "#3a1c12";
  const room = height - 52;
  const marks = name(
    {
      text: brand.toUpperCase(),
      face: "inscription",
      size: Math.min(34, room * 0.42),
      tracking: 3,
      maxWidth: width * 0.6,
      y: 30,
    },
    ink,
  );
  return room < 70
    ? marks
    : [
        ...marks,
        words(
          { text: sort.toUpperCase(), face: "grotesk", size: 11, tracking: 3, maxWidth: width * 0.5, y: 56 },
          ink,
        ),
      ];
}
