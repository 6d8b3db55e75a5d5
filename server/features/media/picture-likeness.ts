import sharp, { type Raw } from "sharp";
import phash from "sharp-phash";

/** Of 255 shades; what varies less is a plain surface, whose hash is the noise in it. */
const leastDeviation = 4;

/**
 * 64 bits that stay nearly the same when a picture is made smaller, brighter or compressed anew (a perceptual hash), as
 * text of 0 and 1; null for a plain surface. `raw` describes the pixels.
 */
export async function pictureLikeness(pixels: Buffer, raw: Raw): Promise<string | null> {
  const { channels } = await sharp(pixels, { raw }).greyscale().stats();
  const deviation = channels[0]?.stdev ?? 0;
  return deviation < leastDeviation ? null : phash(pixels, { raw });
}
