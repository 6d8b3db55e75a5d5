import type { Colour } from "./colour.ts";
import { breakName, type LineOfLetters, setLine } from "./letters.ts";
import {
  ellipsePath,
  type Path,
  type Point,
  pathData,
  polyline,
  rectangle,
  roundedRectangle,
  short,
  type Warp,
  warpPath,
} from "./path.ts";

/** One piece of print in flat coordinates, (0, 0) in the middle of what is printed on. */
export interface Mark {
  path: Path;
  fill?: Colour;
  stroke?: Colour;
  strokeWidth?: number;
  dash?: string;
  opacity?: number;
}

/** Turns print into markup, bent by the warp of the surface that carries it. */
export function printMarks(marks: readonly Mark[], warp?: Warp): string {
  return marks
    .map((mark) => {
      const data = pathData(warp ? warpPath(mark.path, warp) : mark.path);
      if (data === "") return "";
      const fill = ` fill="${mark.fill ?? "none"}"`;
      const stroke = mark.stroke
        ? ` stroke="${mark.stroke}" stroke-width="${short(mark.strokeWidth ?? 1)}" stroke-linecap="round"`
        : "";
      const dash = mark.dash ? ` stroke-dasharray="${mark.dash}"` : "";
      const opacity = mark.opacity === undefined ? "" : ` opacity="${short(mark.opacity)}"`;
      return `<path d="${data}"${fill}${stroke}${dash}${opacity}/>`;
    })
    .join("");
}

export function words(line: LineOfLetters, colour: Colour, opacity?: number): Mark {
  return { path: setLine(line).path, fill: colour, opacity };
}

/** A name in one line, or in two within the same height when one line would have to shrink too much. */
export function name(line: LineOfLetters & { maxWidth: number }, colour: Colour): Mark[] {
  const lines = breakName(line.text, line.face, line.size, line.maxWidth, line.tracking);
  if (lines.length === 1) return [words(line, colour)];
  const wanted = line.size * 0.64;
  const size = Math.min(...lines.map((text) => setLine({ ...line, text, size: wanted }).size));
  const tracking = ((line.tracking ?? 0) * size) / line.size;
  const [upper, lower] = [-0.5, 0.12].map((share) => (line.y ?? 0) + share * line.size);
  return lines.map((text, index) =>
    words({ ...line, text, size, tracking, y: index === 0 ? upper : lower }, colour),
  );
}

export function rule(from: Point, to: Point, stroke: Colour, strokeWidth = 1, dash?: string): Mark {
  return { path: polyline([from, to]), stroke, strokeWidth, dash };
}

export function frame(
  width: number,
  height: number,
  inset: number,
  stroke: Colour,
  strokeWidth = 1,
  radius = 0,
): Mark {
  const box = [-width / 2 + inset, -height / 2 + inset, width - 2 * inset, height - 2 * inset] as const;
  return { path: radius > 0 ? roundedRectangle(...box, radius) : rectangle(...box), stroke, strokeWidth };
}

export function block(x: number, y: number, width: number, height: number, fill: Colour): Mark {
  return { path: rectangle(x, y, width, height), fill };
}

export function disc(cx: number, cy: number, rx: number, ry: number, look: Omit<Mark, "path">): Mark {
  return { path: ellipsePath(cx, cy, rx, ry), ...look };
}

export function lines(points: readonly Point[], look: Omit<Mark, "path">, closed = false): Mark {
  return { path: polyline(points, closed), ...look };
}
