import sharp, { type Sharp } from "sharp";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import { pictureFormats, pictureWidths, zoomWidth } from "#contract/media/media.ts";
import { mostPixels, unreadable } from "./inspect-upload.ts";
import { openHeic } from "./open-heic.ts";
import { pictureLikeness } from "./picture-likeness.ts";
import { takeTurns } from "./take-turns.ts";

/** A picture in all its variants; `width` and `height` are those of the largest of `widths`. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  /** Of the variant to look at closely; null where `widths` has all there is to see. */
  readonly zoomWidth: number | null;
  /** What it is compared with others by; null where it has nothing to tell it by. */
  readonly likeness: string | null;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

/** Two run at a time, since each takes a core and its pixels' memory. */
const inTurn = takeTurns(2);
/** The greatest ratio of height to width, which also keeps a picture within the formats' limits. */
const tallest = 3;
const [smallest] = pictureWidths;
const widest = Math.max(...pictureWidths);

/**
 * PI2: A picture is encoded anew in AVIF and WebP, 320, 640, 1 024 and 1 600 px wide where it is wider, and in its own width up to 1 600
 * px, without its metadata, at most {tallest} times as tall as wide. Of a listing, a message and a case there is also one to zoom into, up
 * to 2 560 px, and the whole picture as a JPEG without metadata, which its owner gets with all other data. Pictures of the demo are WebP
 * alone, which is answered at the address of their AVIF too.
 *
 * Upright and in sRGB; the smallest variant always exists and is never enlarged. `inDetail` adds what to zoom into and the whole picture
 * (`original.jpg`). Refuses (422) a file that fails to decode.
 */
export function encodePicture(data: Buffer, { inDetail = false } = {}): Promise<EncodedPicture> {
  return inTurn(async () => {
    const source = await open(data);
    const full = await decode(source, inDetail ? zoomWidth : widest);
    const own = full.info.width;
    const last = Math.max(smallest, Math.min(own, widest));
    const widths = [...pictureWidths.filter((width) => width < last), last];
    const zoom = inDetail && own > widest ? own : null;
    const inWidth = (width: number) =>
      sharp(full.data, { raw: full.info }).resize({ ...within(width), withoutEnlargement: true });
    const files: EncodedPicture["files"][number][] = [];
    let largest = { width: 0, height: 0 };
    for (const width of widths) {
      for (const format of pictureFormats) {
        const { data: file, info } = await inWidth(width)
          .toFormat(format, qualities[format])
          .toBuffer({ resolveWithObject: true });
        files.push({ name: `${width}.${format}`, data: file });
        largest = { width: info.width, height: info.height };
      }
    }
    if (zoom) files.push({ name: `${zoom}.webp`, data: await inWidth(zoom).webp(closely).toBuffer() });
    const original = inDetail ? await encodeOriginal(source) : null;
    // A file made to be small may be hundreds of times larger in another format.
    if (original && original.length <= maxUploadBytes) files.push({ name: originalName, data: original });
    const likeness = await pictureLikeness(full.data, full.info);
    return { ...largest, widths, zoomWidth: zoom, likeness, files };
  });
}

/** The file of a picture in its full size. */
export const originalName = "original.jpg";

const qualities = {
  // AVIF's effort 4 takes eight times as long for a few per cent.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80, effort: 4 },
} as const;
/** One looks at a small part of it, large; effort 4 takes twice as long. */
const closely = { quality: 82, effort: 2 } as const;

function within(width: number) {
  return { width, height: width * tallest, fit: "inside" } as const;
}

/** The bytes that the image library opens: those of a HEIC decoded, all others as they are. */
async function open(data: Buffer): Promise<Buffer> {
  return readable(async () => {
    const header = await sharp(data, { limitInputPixels: mostPixels }).metadata();
    return header.compression === "hevc" ? openHeic(data, header) : data;
  });
}

/** Decodes once, no wider than the largest variant needs. */
function decode(source: Buffer, width: number) {
  return readable(() =>
    upright(source)
      .resize({ ...within(width), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** The whole picture, encoded anew too: what lies in a file beside its pixels says where and with what it was taken. */
function encodeOriginal(source: Buffer): Promise<Buffer> {
  const most = 65_000;
  return readable(() =>
    upright(source)
      .resize({ width: most, height: most, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
}

function upright(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: mostPixels, failOn: "error" }).autoOrient().toColourspace("srgb");
}

/** The picture's size is checked before, so a failure of a decoder means a broken file. */
function readable<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(() => {
    throw unreadable();
  });
}
