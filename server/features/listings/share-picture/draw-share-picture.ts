import sharp from "sharp";
import { sharePictureSize } from "#contract/listings/listings.ts";
import { breakLines, outlineOf } from "./set-text.ts";
import type { ShareFacts } from "./share-facts.ts";
import { shareWords } from "./share-words.ts";

const { width, height } = sharePictureSize;
/** A photograph of 4 : 5, as on the page, at the picture's full height. */
const photoWidth = 504;
const margin = 64;

/** Colours of the light theme (web/styles/theme.css), since the picture appears on other sites. */
const paper = "#faf6ee";
const ground = "#efe7da";
const ink = "#12383d";
const gold = "#7d5a1c";
const hairline = "#a67c2e";

/** Draws the share picture of a listing as JPEG. `photo` is one of its encoded pictures, null where it has none. */
export async function drawSharePicture(facts: ShareFacts, photo: Buffer | null): Promise<Buffer> {
  const canvas = sharp({ create: { width, height, channels: 3, background: paper } });
  const left = photo
    ? await sharp(photo).resize(photoWidth, height, { fit: "cover" }).flatten({ background: ground }).toBuffer()
    : null;
  return canvas
    .composite([
      ...(left ? [{ input: left, left: 0, top: 0 }] : []),
      { input: Buffer.from(textsOf(facts, left ? photoWidth : 0)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

/** The site's name and the listing's name, kind and price as outlines, right of `start` px. */
function textsOf(facts: ShareFacts, start: number): string {
  const x = start + margin;
  const room = width - x - margin;
  const { kind, price } = shareWords(facts);
  const name = nameLines(facts.name, room);
  const fromTop = name.lines.map((line, index) => outlineOf(line, x, 186 + index * name.size * 1.12, name.size));
  const [kindLine = ""] = breakLines(kind, 34, room, 1);
  const [priceLine = ""] = breakLines(price, 62, room, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${gold}" d="${outlineOf("Kabinet", x, 94, 40)}"/>
    <path fill="${ink}" d="${fromTop.join(" ")}"/>
    <path stroke="${hairline}" stroke-width="2" d="M${x} 448H${width - margin}"/>
    <path fill="${gold}" d="${outlineOf(kindLine, x, 502, 34)}"/>
    <path fill="${ink}" d="${outlineOf(priceLine, x, 568, 62)}"/>
  </svg>`;
}

/** The largest of three sizes in which the whole name fits; in the smallest it may be cut. */
function nameLines(name: string, room: number): { lines: string[]; size: number } {
  for (const [size, most] of [
    [72, 3],
    [58, 4],
  ] as const) {
    const lines = breakLines(name, size, room, most);
    if (!lines.some((line) => line.endsWith("…"))) return { lines, size };
  }
  return { lines: breakLines(name, 48, room, 5), size: 48 };
}
