import { ellipsePath, type Path, type Point, polyline, rectangle, roundedRectangle } from "./path.ts";
import type { Random } from "./random.ts";

export type PaperCut = "square" | "rounded" | "arched" | "oval" | "notched" | "torn" | "ribbon";

export interface Paper {
  outline: Path;
  /** How much of the cut's width and height print may use. */
  print: { width: number; height: number; shift: number };
}

/** The shape of a label, flat, around its own middle. */
export function cutPaper(cut: PaperCut, width: number, height: number, random: Random): Paper {
  const x = -width / 2;
  const y = -height / 2;
  const whole = { width: 1, height: 1, shift: 0 };
  if (cut === "rounded")
    return { outline: roundedRectangle(x, y, width, height, height * 0.08), print: whole };
  if (cut === "oval")
    return {
      outline: ellipsePath(0, 0, width / 2, height / 2),
      print: { width: 0.82, height: 0.76, shift: 0 },
    };
  if (cut === "arched")
    return { outline: arched(width, height), print: { width: 1, height: 0.92, shift: 0.03 } };
  if (cut === "notched")
    return { outline: notched(width, height), print: { width: 0.96, height: 0.95, shift: 0 } };
  if (cut === "torn") return { outline: torn(width, height, random), print: whole };
  if (cut === "ribbon")
    return { outline: ribbon(width, height), print: { width: 0.95, height: 0.92, shift: 0 } };
  return { outline: rectangle(x, y, width, height), print: whole };
}

function arched(width: number, height: number): Path {
  const x = width / 2;
  const y = height / 2;
  const spring = -y + height * 0.16;
  return [
    ["M", -x, y],
    ["L", -x, spring],
    ["C", -x * 0.6, -y - height * 0.035, x * 0.6, -y - height * 0.035, x, spring],
    ["L", x, y],
    ["L", -x, y],
    ["Z"],
  ];
}

function notched(width: number, height: number): Path {
  const x = width / 2;
  const y = height / 2;
  const n = Math.min(width, height) * 0.075;
  return [
    ["M", -x + n, -y],
    ["L", x - n, -y],
    ["Q", x - n, -y + n, x, -y + n],
    ["L", x, y - n],
    ["Q", x - n, y - n, x - n, y],
    ["L", -x + n, y],
    ["Q", -x + n, y - n, -x, y - n],
    ["L", -x, -y + n],
    ["Q", -x + n, -y + n, -x + n, -y],
    ["Z"],
  ];
}

/** Hand-made paper: every edge wavers a little. */
function torn(width: number, height: number, random: Random): Path {
  const points: Point[] = [];
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const parts = Math.round(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / 5);
    for (let part = 0; part < parts; part += 1) {
      const t = part / parts;
      points.push([
        corner[0] + (next[0] - corner[0]) * t + random.float(-1.1, 1.1),
        corner[1] + (next[1] - corner[1]) * t + random.float(-1.1, 1.1),
      ]);
    }
  });
  return polyline(points, true);
}

/** Sides that swing inwards, as on old liqueur labels. */
function ribbon(width: number, height: number): Path {
  const x = width / 2;
  const y = height / 2;
  return [
    ["M", -x, -y],
    ["C", -x * 0.5, -y + height * 0.05, x * 0.5, -y + height * 0.05, x, -y],
    ["C", x * 0.93, -y * 0.4, x * 0.93, y * 0.4, x, y],
    ["C", x * 0.5, y - height * 0.05, -x * 0.5, y - height * 0.05, -x, y],
    ["C", -x * 0.93, y * 0.4, -x * 0.93, -y * 0.4, -x, -y],
    ["Z"],
  ];
}
