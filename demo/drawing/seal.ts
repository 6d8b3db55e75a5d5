import { type Colour, darken, whiten } from "./colour.ts";
import { setLine } from "./letters.ts";
import { type Point, pathData, short } from "./path.ts";
import type { Random } from "./random.ts";
import { radial, type Sheet, softEllipse } from "./sheet.ts";

/** A wax seal pressed on the shoulder, with an initial. */
export function paintSeal(
  sheet: Sheet,
  place: { x: number; y: number; radius: number },
  colour: Colour,
  letter: string,
  random: Random,
): string {
  const { x, y, radius } = place;
  const count = 22;
  const rim = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = radius * random.float(0.93, 1.07);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const outline = rounded(rim);
  const body = radial(
    sheet,
    [
      { at: 0, colour: whiten(colour, 0.38) },
      { at: 0.5, colour },
      { at: 1, colour: darken(colour, 0.5) },
    ],
    0.35,
    0.3,
    0.8,
  );
  const initial = setLine({ text: letter, face: "inscription", size: radius * 0.9, x, y: y + radius * 0.31 });
  return [
    softEllipse(sheet, {
      cx: x + 4,
      cy: y + 6,
      rx: radius * 1.25,
      ry: radius * 1.22,
      colour: "#000000",
      opacity: 0.6,
    }),
    `<path d="${outline}" fill="${body}"/>`,
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.68)}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="2"/>`,
    `<circle cx="${short(x + 0.8)}" cy="${short(y + 1.2)}" r="${short(radius * 0.68)}" fill="none" stroke="#ffffff" stroke-width="1" opacity=".3"/>`,
    `<path d="${pathData(initial.path)}" fill="#ffffff" opacity=".25" transform="translate(.8 1)"/><path d="${pathData(initial.path)}" fill="${darken(colour, 0.48)}"/>`,
    `<path d="M${short(x - radius * 0.74)} ${short(y - radius * 0.34)}Q${short(x - radius * 0.44)} ${short(y - radius * 0.8)} ${short(x - radius * 0.05)} ${short(y - radius * 0.86)}" stroke="#ffffff" stroke-width="${short(radius * 0.1)}" stroke-linecap="round" fill="none" opacity=".5"/>`,
  ].join("");
}

function rounded(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const a = points[index % points.length] ?? [0, 0];
    const b = points[(index + 1) % points.length] ?? [0, 0];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = middle(points.length - 1);
  const curves = points.map((point, index) => {
    const to = middle(index);
    return `Q${short(point[0])} ${short(point[1])} ${short(to[0])} ${short(to[1])}`;
  });
  return `M${short(start[0])} ${short(start[1])}${curves.join("")}Z`;
}
