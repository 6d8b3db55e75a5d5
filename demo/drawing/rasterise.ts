import sharp from "sharp";
import type { Crop } from "./goods.ts";
import { addGrain } from "./grain.ts";
import { short } from "./path.ts";

export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Renders a part of a drawing at the wanted number of pixels, with grain, as lossless PNG. */
export async function rasterise(
  svg: string,
  part: Omit<Crop, "role">,
  size: { width: number; height: number },
  transparent = false,
): Promise<Raster> {
  const source = sharp(Buffer.from(reframe(svg, part, size)), { limitInputPixels: 20_000_000 });
  const opaque = transparent ? source.ensureAlpha() : source.removeAlpha();
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
  addGrain(data, info.width, info.channels);
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return { data: png, width: info.width, height: info.height };
}

/** The same drawing seen through a smaller window. */
function reframe(svg: string, part: Omit<Crop, "role">, size: { width: number; height: number }): string {
  return svg.replace(
    /width="\d+" height="\d+" viewBox="0 0 (\d+) (\d+)"/,
    (_, width: string, height: string) => {
      const w = Number(width);
      const h = Number(height);
      const box = [part.left * w, part.top * h, part.width * w, part.height * h].map(short).join(" ");
      return `width="${size.width}" height="${size.height}" viewBox="${box}"`;
    },
  );
}
