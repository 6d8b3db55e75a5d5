import sharp from "sharp";
import { pictureFormats, pictureWidths } from "#contract/listings/media.ts";
import { mostPixels, unreadable } from "./inspect-upload.ts";
import { pictureLikeness } from "./picture-likeness.ts";

/** A picture in all its variants; `width` and `height` are those of the largest. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  /** What it is compared with others by; null where it has nothing to tell it by. */
  readonly likeness: string | null;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

const atOnce = 2;
/** The greatest ratio of height to width, which also keeps a picture within the formats' limits. */
const tallest = 3;

/**
 * Re-encodes a picture upright, in sRGB and without metadata, as AVIF and WebP in every width up to its own; the
 * smallest variant always exists and is never enlarged. Two run at a time, since each takes a core and its pixels'
 * memory. Refuses (422) a file that fails to decode.
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
    return { ...largest, widths, files, likeness: await pictureLikeness(full.data, full.info) };
  });
}

const qualities = {
  // AVIF's effort 4 takes eight times as long for a few per cent.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80, effort: 4 },
} as const;

/** Decodes once, no larger than the largest variant needs. */
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
    // The picture's size is checked before, so a failure of the decoder means a broken file.
    throw unreadable();
  }
}

let running = 0;
const queue: (() => void)[] = [];

/** Runs `work` when fewer than `atOnce` others run; upload-place.ts limits how many wait. */
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
