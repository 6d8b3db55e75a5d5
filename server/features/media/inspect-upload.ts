import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import { Invalid } from "#server/errors.ts";

/** Most pixels a picture may have, before anything of it is decoded (RULES.md PI1). */
export const mostPixels = 40_000_000;

/** Formats that the encoder opens. HEIC is not among them: its codec is not part of the image library. */
const openable = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
const animated = new Set(["image/apng"]);

/** Refuses (422) every file that is no still picture in a known format, by its bytes and never by its name; decodes nothing. */
export async function inspectUpload(data: Buffer, field = "image"): Promise<void> {
  const mime = (await fileTypeFromBuffer(data))?.mime ?? "";
  if (animated.has(mime)) throw new Invalid({ [field]: ["PICTURE_ANIMATED"] }, "PICTURE_ANIMATED");
  if (!openable.has(mime)) throw unreadable(field);
  const { width, height, pages } = await readHeader(data, field);
  if ((pages ?? 1) > 1) throw new Invalid({ [field]: ["PICTURE_ANIMATED"] }, "PICTURE_ANIMATED");
  if (!width || !height) throw unreadable(field);
  if (width * height > mostPixels) {
    throw new Invalid({ [field]: ["PICTURE_TOO_BIG"] }, "PICTURE_TOO_BIG", {
      megapixels: mostPixels / 1_000_000,
    });
  }
}

/** The file says it is a picture but cannot be opened. */
export function unreadable(field = "image"): Invalid {
  return new Invalid({ [field]: ["PICTURE_UNREADABLE"] }, "PICTURE_UNREADABLE");
}

async function readHeader(data: Buffer, field: string): Promise<Metadata> {
  try {
    // Only the header is read here, so the limit may be ours, with a message of its own.
    return await sharp(data, { limitInputPixels: false }).metadata();
  } catch {
    throw unreadable(field);
  }
}
