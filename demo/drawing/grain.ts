import { createRandom } from "./random.ts";

const TILE = 257;
const noise = new Int8Array(TILE * TILE);
const random = createRandom(1931);
for (let index = 0; index < noise.length; index += 1) {
  noise[index] = Math.round((random.float(-1, 1) + random.float(-1, 1)) * 1.5);
}

/**
 * Adds the grain of a sensor to raw pixels, in place. It also breaks up the steps that eight bits leave in the
 * long soft gradients of the ground. The tile's odd side keeps it from lining up into a pattern.
 */
export function addGrain(pixels: Uint8Array, width: number, channels: number): void {
  const colours = Math.min(3, channels);
  const rows = pixels.length / channels / width;
  for (let y = 0; y < rows; y += 1) {
    const line = (y % TILE) * TILE;
    let at = y * width * channels;
    for (let x = 0; x < width; x += 1) {
      const shift = noise[line + (x % TILE)] ?? 0;
      for (let channel = 0; channel < colours; channel += 1) {
        const value = (pixels[at + channel] ?? 0) + shift;
        pixels[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
      at += channels;
    }
  }
}
