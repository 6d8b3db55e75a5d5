import { type Colour, darken, glow, mix, whiten } from "./colour.ts";
import { linear, type Sheet, type Stop, smoothStops } from "./sheet.ts";
import { SLICE_REACH } from "./surface.ts";

/**
 * How a material looks across a round body lit from the left: stops over u from −1 to 1.
 * Edges are dark because glass and spirit bend the dark room into view there; liquid is brightest opposite
 * the light, near u = 0.7, where it gathers it like a lens.
 */
export type Material = readonly Stop[];

/** The material as a gradient from −SLICE_REACH to SLICE_REACH, for the slices of a surface. */
export function materialFill(sheet: Sheet, material: Material): string {
  return linear(sheet, [-SLICE_REACH, 0, SLICE_REACH, 0], smoothStops(material, 64));
}

function tones(list: readonly (readonly [at: number, colour: Colour])[]): Material {
  return list.map(([at, colour]) => ({ at, colour }));
}

export const clearGlass = (tint: Colour): Material =>
  tones([
    [-1, mix(tint, "#3f3a31", 0.82)],
    [-0.965, mix(tint, "#5b5549", 0.62)],
    [-0.9, mix(tint, "#8a8374", 0.42)],
    [-0.82, whiten(tint, 0.35)],
    [-0.5, mix(tint, "#b5ad9c", 0.22)],
    [0, mix(tint, "#a49b88", 0.16)],
    [0.55, whiten(tint, 0.32)],
    [0.76, whiten(tint, 0.58)],
    [0.86, mix(tint, "#8d8575", 0.34)],
    [0.945, mix(tint, "#5a5446", 0.66)],
    [0.975, whiten(tint, 0.25)],
    [1, mix(tint, "#37322a", 0.86)],
  ]);

export const spirit = (colour: Colour): Material =>
  tones([
    [-1, darken(colour, 0.84)],
    [-0.96, darken(colour, 0.68)],
    [-0.88, darken(colour, 0.42)],
    [-0.74, darken(colour, 0.1)],
    [-0.55, glow(colour, 0.06)],
    [-0.3, darken(colour, 0.18)],
    [0, darken(colour, 0.34)],
    [0.26, darken(colour, 0.22)],
    [0.5, glow(colour, 0.1)],
    [0.7, glow(colour, 0.44)],
    [0.79, glow(colour, 0.34)],
    [0.88, darken(colour, 0.06)],
    [0.945, darken(colour, 0.5)],
    [1, darken(colour, 0.84)],
  ]);

/** Colourless and straw spirits: they take the tone of the ground, with grey edges. */
export const paleSpirit = (colour: Colour): Material =>
  tones([
    [-1, mix(colour, "#4f493d", 0.8)],
    [-0.95, mix(colour, "#6b6250", 0.54)],
    [-0.86, mix(colour, "#8b8068", 0.3)],
    [-0.66, mix(colour, "#fffdf6", 0.1)],
    [-0.2, mix(colour, "#c9bd9f", 0.12)],
    [0.3, mix(colour, "#fff8e6", 0.26)],
    [0.66, mix(colour, "#fffaf0", 0.62)],
    [0.84, mix(colour, "#9a8f76", 0.22)],
    [0.94, mix(colour, "#6b6250", 0.56)],
    [1, mix(colour, "#453f34", 0.82)],
  ]);

/** Coloured glass, full: nearly black in the middle, its true colour only where light leaves it. */
export const tintedGlass = (colour: Colour): Material =>
  tones([
    [-1, darken(colour, 0.9)],
    [-0.955, darken(colour, 0.7)],
    [-0.88, darken(colour, 0.34)],
    [-0.76, darken(colour, 0.3)],
    [-0.52, darken(colour, 0.58)],
    [-0.1, darken(colour, 0.74)],
    [0.34, darken(colour, 0.66)],
    [0.6, darken(colour, 0.36)],
    [0.78, mix(colour, "#e8f0a8", 0.14)],
    [0.87, darken(colour, 0.1)],
    [0.945, darken(colour, 0.6)],
    [1, darken(colour, 0.92)],
  ]);

/** Coloured glass above the level: light passes twice through glass only. */
export const emptyTintedGlass = (colour: Colour): Material =>
  tones([
    [-1, darken(colour, 0.84)],
    [-0.93, darken(colour, 0.5)],
    [-0.8, mix(colour, "#e6e3c4", 0.2)],
    [-0.3, darken(colour, 0.12)],
    [0.3, mix(colour, "#e6e3c4", 0.14)],
    [0.72, mix(colour, "#f2efcf", 0.42)],
    [0.88, darken(colour, 0.14)],
    [1, darken(colour, 0.86)],
  ]);

export const matt = (colour: Colour): Material =>
  tones([
    [-1, darken(colour, 0.5)],
    [-0.92, darken(colour, 0.24)],
    [-0.74, whiten(colour, 0.12)],
    [-0.52, whiten(colour, 0.22)],
    [-0.25, whiten(colour, 0.06)],
    [0.1, darken(colour, 0.1)],
    [0.5, darken(colour, 0.3)],
    [0.8, darken(colour, 0.48)],
    [0.93, darken(colour, 0.42)],
    [1, darken(colour, 0.6)],
  ]);

export const metal = (colour: Colour): Material =>
  tones([
    [-1, darken(colour, 0.7)],
    [-0.9, darken(colour, 0.32)],
    [-0.79, whiten(colour, 0.16)],
    [-0.66, whiten(colour, 0.66)],
    [-0.56, whiten(colour, 0.5)],
    [-0.42, whiten(colour, 0.08)],
    [-0.15, darken(colour, 0.2)],
    [0.2, darken(colour, 0.36)],
    [0.46, darken(colour, 0.52)],
    [0.63, darken(colour, 0.2)],
    [0.77, whiten(colour, 0.26)],
    [0.87, darken(colour, 0.2)],
    [1, darken(colour, 0.75)],
  ]);

export const waxy = (colour: Colour): Material =>
  tones([
    [-1, darken(colour, 0.56)],
    [-0.88, darken(colour, 0.22)],
    [-0.68, whiten(colour, 0.16)],
    [-0.58, whiten(colour, 0.34)],
    [-0.46, whiten(colour, 0.12)],
    [0, darken(colour, 0.14)],
    [0.5, darken(colour, 0.36)],
    [0.8, darken(colour, 0.52)],
    [0.9, darken(colour, 0.4)],
    [1, darken(colour, 0.68)],
  ]);
