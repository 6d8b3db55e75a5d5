import { type Path, pathData } from "./path.ts";
import { linear, type Sheet, type Stop } from "./sheet.ts";
import { type Surface, silhouette, stripe } from "./surface.ts";

interface Gloss {
  /** 0 matt, 1 polished glass. */
  strength: number;
  from: number;
  to: number;
  within: string;
}

/** Stripes of reflected light: place across the body, strength, and how softly the edges fade. */
const LIGHTS: readonly (readonly [left: number, right: number, strength: number, feather: number])[] = [
  [-0.86, -0.42, 0.13, 0.07],
  [-0.805, -0.625, 0.46, 0.012],
  [-0.76, -0.66, 0.12, 0.05],
  [-0.49, -0.458, 0.24, 0.01],
  [0.7, 0.84, 0.12, 0.04],
  [0.745, 0.825, 0.2, 0.015],
  [0.905, 0.93, 0.36, 0.008],
];

/** The soft box at the left, its thin second image, and the bright card at the right, all along a glossy wall. */
export function paintReflections(sheet: Sheet, surface: Surface, gloss: Gloss): string {
  const { strength, from, to, within } = gloss;
  const layers = 3;
  const stripes = LIGHTS.flatMap(([left, right, light, feather]) => {
    const fill = fading(sheet, from, to, (light * strength) / layers);
    return Array.from({ length: layers }, (_, layer) => {
      const soft = feather * (layer / (layers - 1) - 0.5);
      const outline = stripe(surface, left + soft, right - soft, from, to);
      return `<path d="${pathData(outline)}" fill="${fill}"/>`;
    });
  });
  return `<g clip-path="${within}">${stripes.join("")}</g>`;
}

function fading(sheet: Sheet, from: number, to: number, strength: number): string {
  const course: readonly (readonly [at: number, share: number])[] = [
    [0, 0],
    [0.03, 0.7],
    [0.08, 1],
    [0.4, 0.95],
    [0.8, 0.6],
    [0.95, 0.4],
    [1, 0],
  ];
  return linear(
    sheet,
    [0, from, 0, to],
    course.map(([at, share]) => ({ at, colour: "#ffffff", opacity: share * strength })),
  );
}

/** Light from above: walls that face up brighten, walls that turn under darken. */
export function paintSlope(
  sheet: Sheet,
  surface: Surface,
  from: number,
  to: number,
  strength: number,
): string {
  const stops: Stop[] = [];
  for (let index = 0; index <= 60; index += 1) {
    const y = from + ((to - from) * index) / 60;
    const slope = (surface.halfWidth(y + 2) - surface.halfWidth(y - 2)) / 4;
    const light = Math.atan(slope) / (Math.PI / 2);
    stops.push({
      at: index / 60,
      colour: light > 0 ? "#fff6e2" : "#120a04",
      opacity: Math.min(0.8, Math.abs(light) * strength * (light > 0 ? 0.55 : 1.1)),
    });
  }
  const outline: Path = silhouette(surface, from, to);
  return `<path d="${pathData(outline)}" fill="${linear(sheet, [0, from, 0, to], stops)}"/>`;
}

export function smooth(t: number): number {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
}
