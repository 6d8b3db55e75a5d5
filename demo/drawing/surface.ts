import type { Camera } from "./camera.ts";
import { type Path, type Point, pathData, polyline, short, type Warp } from "./path.ts";
import { clip, type Sheet } from "./sheet.ts";

/** A body of revolution standing upright: u runs from −1 (left edge) to 1 (right edge), y downwards. */
export interface Surface {
  centre: number;
  top: number;
  bottom: number;
  halfWidth(y: number): number;
  camera: Camera;
}

export function pointOn(surface: Surface, u: number, y: number): Point {
  const width = surface.halfWidth(y);
  const across = Math.max(-1, Math.min(1, u));
  const sag = surface.camera.tilt(y) * width * Math.sqrt(1 - across * across);
  return [surface.centre + across * width, y + sag];
}

/** The visible front half of the ring at height y. */
export function ring(surface: Surface, y: number, from = -1, to = 1, parts = 28): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) =>
    pointOn(surface, from + ((to - from) * index) / parts, y),
  );
}

/** The silhouette between two heights, closed by the front rings above and below. */
export function silhouette(surface: Surface, from = surface.top, to = surface.bottom, step = 3): Path {
  const heights: number[] = [];
  for (let y = from; y < to; y += step) heights.push(y);
  heights.push(to);
  const left = heights.map((y) => pointOn(surface, -1, y));
  const right = heights.map((y) => pointOn(surface, 1, y)).reverse();
  return polyline([...left, ...ring(surface, to), ...right, ...ring(surface, from).reverse()], true);
}

/** A stripe running down the body between two places across it. */
export function stripe(surface: Surface, left: number, right: number, from: number, to: number): Path {
  const heights: number[] = [];
  for (let y = from; y < to; y += 3) heights.push(y);
  heights.push(to);
  const outer = heights.map((y) => pointOn(surface, left, y));
  const inner = heights.map((y) => pointOn(surface, right, y)).reverse();
  return polyline([...outer, ...inner], true);
}

/** Carries flat artwork (x as arc length from the middle, y from the middle height) around the body. */
export function wrapAround(surface: Surface, middle: number): Warp {
  const girth = surface.halfWidth(middle);
  return (x, y) => pointOn(surface, Math.sin(Math.max(-1.5, Math.min(1.5, x / girth))), middle + y);
}

interface SliceOptions {
  from?: number;
  to?: number;
  /** Of the whole body at once. */
  opacity?: number;
  /** A clip reference to use instead of the silhouette's own. */
  within?: string;
}

/** Half the width of the gradients that slices are filled with, in drawing units. */
export const SLICE_REACH = 200;

/**
 * Paints a body with one gradient across its width. The body is cut into slices; each stretches the gradient
 * to the width there, so the shading follows the silhouette without blur or mesh. Slices are thin where the
 * wall runs in or out and long where it is straight, and each reaches a hair under the next. The gradient is
 * as wide as a bottle, not a unit square: rasterisers keep matrices in 16 fractional bits, too few for that.
 */
export function paintSlices(
  sheet: Sheet,
  surface: Surface,
  fill: string,
  options: SliceOptions = {},
): string {
  const from = options.from ?? surface.top;
  const to = options.to ?? surface.bottom;
  const within = options.within ?? clip(sheet, pathData(silhouette(surface, from, to)));
  const slices: string[] = [];
  let y = from;
  while (y < to) {
    const next = sliceEnd(surface, y, to);
    slices.push(slice(surface, y, next));
    y = next;
  }
  const place = `translate(${short(surface.centre)} 0)`;
  const opacity = options.opacity === undefined ? "" : ` opacity="${short(options.opacity)}"`;
  return `<g clip-path="${within}"${opacity}><g transform="${place}" fill="${fill}" shape-rendering="crispEdges">${slices.join("")}</g></g>`;
}

function sliceEnd(surface: Surface, y: number, to: number): number {
  const start = surface.halfWidth(y);
  let end = y + 0.5;
  while (end < to && end - y < 60 && Math.abs(surface.halfWidth(end) - start) < 0.3) end += 0.5;
  return Math.min(end, to);
}

function slice(surface: Surface, y: number, next: number): string {
  const scale = surface.halfWidth((y + next) / 2) / SLICE_REACH;
  const above = bow(surface, y, scale);
  const below = bow(surface, next + 1.5, scale);
  const upper = `M-${above.half} ${above.y}A${above.half} ${above.sag} 0 0 0 ${above.half} ${above.y}`;
  const lower = `L${below.half} ${below.y}A${below.half} ${below.sag} 0 0 1-${below.half} ${below.y}Z`;
  return `<path transform="scale(${scale.toFixed(5)} 1)" d="${upper}${lower}"/>`;
}

function bow(surface: Surface, y: number, scale: number) {
  // One unit wider than the wall: the smooth clip, not the crisp slice, must make the outline.
  const width = surface.halfWidth(y) + 1;
  const sag = Math.max(0.05, surface.camera.tilt(y) * width);
  return { y: short(y), half: short(width / scale), sag: short(sag) };
}
