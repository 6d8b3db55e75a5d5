/** One step of an outline, as in SVG path data with absolute coordinates. */
export type Step =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["Q", number, number, number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];
export type Path = readonly Step[];
export type Point = readonly [x: number, y: number];
/** Carries a point of flat artwork onto the thing it is printed on. */
export type Warp = (x: number, y: number) => Point;

export function pathData(path: Path): string {
  return path.map(([letter, ...numbers]) => letter + numbers.map(short).join(" ")).join("");
}

export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function polyline(points: readonly Point[], closed = false): Path {
  const steps: Step[] = points.map(([x, y], index) => [index === 0 ? "M" : "L", x, y]);
  return closed ? [...steps, ["Z"]] : steps;
}

/** Bends a path. Control points are moved as they are; straight steps are cut first, or they could not bend. */
export function warpPath(path: Path, warp: Warp, longest = 10): Path {
  const bent: Step[] = [];
  let pen: Point = [0, 0];
  for (const step of path) {
    if (step[0] === "Z") bent.push(step);
    else if (step[0] === "M") {
      bent.push(["M", ...warp(step[1], step[2])]);
      pen = [step[1], step[2]];
    } else if (step[0] === "L") {
      const count = Math.max(1, Math.ceil(Math.hypot(step[1] - pen[0], step[2] - pen[1]) / longest));
      for (let cut = 1; cut <= count; cut += 1) {
        const t = cut / count;
        bent.push(["L", ...warp(pen[0] + (step[1] - pen[0]) * t, pen[1] + (step[2] - pen[1]) * t)]);
      }
      pen = [step[1], step[2]];
    } else if (step[0] === "Q") {
      bent.push(["Q", ...warp(step[1], step[2]), ...warp(step[3], step[4])]);
      pen = [step[3], step[4]];
    } else {
      bent.push(["C", ...warp(step[1], step[2]), ...warp(step[3], step[4]), ...warp(step[5], step[6])]);
      pen = [step[5], step[6]];
    }
  }
  return bent;
}

export function rectangle(x: number, y: number, width: number, height: number): Path {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return [...polyline(corners, true).slice(0, -1), ["L", x, y], ["Z"]];
}

export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const right = x + width;
  const bottom = y + height;
  return [
    ["M", x + r, y],
    ["L", right - r, y],
    ["Q", right, y, right, y + r],
    ["L", right, bottom - r],
    ["Q", right, bottom, right - r, bottom],
    ["L", x + r, bottom],
    ["Q", x, bottom, x, bottom - r],
    ["L", x, y + r],
    ["Q", x, y, x + r, y],
    ["Z"],
  ];
}

/** Eight cubics: enough for the ellipse to stay round when it is wrapped around a bottle. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const steps: Step[] = [["M", cx + rx, cy]];
  const quarter = Math.PI / 4;
  const reach = (4 / 3) * Math.tan(quarter / 4);
  for (let part = 0; part < 8; part += 1) {
    const a = part * quarter;
    const b = a + quarter;
    steps.push([
      "C",
      cx + rx * (Math.cos(a) - reach * Math.sin(a)),
      cy + ry * (Math.sin(a) + reach * Math.cos(a)),
      cx + rx * (Math.cos(b) + reach * Math.sin(b)),
      cy + ry * (Math.sin(b) - reach * Math.cos(b)),
      cx + rx * Math.cos(b),
      cy + ry * Math.sin(b),
    ]);
  }
  return [...steps, ["Z"]];
}
