import type { Colour } from "./colour.ts";
import { type Point, pathData, polyline, type Warp, warpPath } from "./path.ts";

interface Edges {
  width: number;
  height: number;
  depth: number;
  /** Height of the lid's seam below the top edge; 0 without. */
  lid: number;
}

interface Stroke {
  colour: Colour;
  width: number;
  opacity: number;
}

/** Lit edges of the front, and the seam where the lid closes, over the front and the side. */
export function paintEdges(box: Edges, front: Warp, side: Warp): string {
  const w = box.width / 2;
  const h = box.height / 2;
  const lit = [
    line([-w, -h], [w, -h], front, { colour: "#fff8e6", width: 1.5, opacity: 0.6 }),
    line([-w, -h], [-w, h], front, { colour: "#fff8e6", width: 1.3, opacity: 0.34 }),
    line([w, -h], [w, h], front, { colour: "#fff0d0", width: 1.1, opacity: 0.22 }),
  ];
  const at = box.lid - h;
  const seam = box.lid > 0 ? [...seamOf(w, at, front), ...seamOf(box.depth / 2, at, side)] : [];
  return [...lit, ...seam].join("");
}

/** A dark gap with the lid's lit lower edge under it. */
function seamOf(reach: number, at: number, warp: Warp): string[] {
  return [
    line([-reach, at], [reach, at], warp, { colour: "#1a0c04", width: 2, opacity: 0.6 }),
    line([-reach, at + 2], [reach, at + 2], warp, { colour: "#fff3dc", width: 1, opacity: 0.3 }),
  ];
}

function line(from: Point, to: Point, warp: Warp, { colour, width, opacity }: Stroke): string {
  const data = pathData(warpPath(polyline([from, to]), warp));
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}
