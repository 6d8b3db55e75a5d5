import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import { Invalid } from "#server/errors.ts";

/**
 * PI1: Limits of pictures: at most 12 of a listing, 20 MB an upload, 65 megapixels; JPEG, HEIC, PNG, WebP or AVIF, no animation, told by
 * the bytes and never by the name. A HEIC is decoded one at a time, in a minute and 640 MB at most.
 */
export const mostPixels = 65_000_000;

/** Formats that the encoder opens; `image/heif` says no codec, and AVIF and HEIC both come as such. */
const openable = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"]);
const animated = new Set(["image/apng", "image/heic-sequence", "image/heif-sequence"]);

/** Refuses (422) every file whose bytes are no still picture in a known format; decodes nothing. */
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

/** The refusal of a file that starts like a picture but cannot be opened. */
export function unreadable(field = "image"): Invalid {
  return new Invalid({ [field]: ["PICTURE_UNREADABLE"] }, "PICTURE_UNREADABLE");
}

async function readHeader(data: Buffer, field: string): Promise<Metadata> {
  try {
    // Only the header is read, so the library's pixel limit can give way to ours with its own message.
    return await sharp(data, { limitInputPixels: false }).metadata();
  } catch {
    throw unreadable(field);
  }
}
