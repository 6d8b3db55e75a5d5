import sharp from "sharp";
import { pictureFormats, pictureWidths } from "#contract/listings/media.ts";
import { mostPixels, unreadable } from "./inspect-upload.ts";

/** A picture in all its variants; `width` and `height` are those of the largest. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

const atOnce = 2;
/** No picture on the site is taller than three times its width, which also keeps it within the limits of the formats. */
const tallest = 3;

/**
 * Re-encodes a picture: turned as its EXIF says, metadata and colour profile left behind (sRGB), in AVIF and WebP,
 * in every width up to its own; the smallest is always there, never enlarged. Two pictures at a time: each takes
 * a core and the memory of its pixels. Refuses (422) what breaks while it is decoded, such as a file cut short.
 */
export async function encodePicture(data: Buffer): Promise<EncodedPicture> {
  return inTurn(async () => {
    const full = await decode(data);
    const widths = pictureWidths.filter((width, index) => index === 0 || width <= full.info.width);
    const files: EncodedPicture["files"][number][] = [];
    let largest = { width: 0, height: 0 };
    for (const width of widths) {
      for (const format of pictureFormats) {
        const { data: file, info } = await sharp(full.data, { raw: full.info })
          .resize({ width, height: width * tallest, fit: "inside", withoutEnlargement: true })
          .toFormat(format, qualities[format])
          .toBuffer({ resolveWithObject: true });
        files.push({ name: `${width}.${format}`, data: file });
        largest = { width: info.width, height: info.height };
      }
    }
    return { ...largest, widths, files };
  });
}

const qualities = {
  // Effort 4 takes eight times as long for a few per cent.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80, effort: 4 },
} as const;

/** The pixels, once, no larger than the largest variant needs. */
async function decode(data: Buffer) {
  const widest = Math.max(...pictureWidths);
  try {
    return await sharp(data, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: widest, height: widest * tallest, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    // The sizes were checked before, so any failure of the decoder is the file's.
    throw unreadable();
  }
}

let running = 0;
const queue: (() => void)[] = [];

/** Runs `work` when fewer than `atOnce` others are running. How many may wait is limited where uploads come in. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    // A finished encoding hands its place to the next in line, so that no later one overtakes it.
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
