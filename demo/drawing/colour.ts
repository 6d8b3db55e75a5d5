/** Colours are "#rrggbb": the one notation that gradients, marks and recipes share. */
export type Colour = `#${string}`;

export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = channels(from);
  const b = channels(to);
  const t = Math.max(0, Math.min(1, share));
  return toColour(a.map((value, index) => value + ((b[index] ?? value) - value) * t));
}

/** Shadows on warm ground are never neutral grey, so darkening leads to a warm near-black. */
export const darken = (colour: Colour, share: number): Colour => mix(colour, "#0c0704", share);

/** Light that passes through spirit turns golden rather than white. */
export const glow = (colour: Colour, share: number): Colour => mix(colour, "#ffdf9e", share);

export const whiten = (colour: Colour, share: number): Colour => mix(colour, "#ffffff", share);

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function toColour(values: number[]): Colour {
  const digits = values.map((value) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}
