import sharp from "sharp";
import type { Ctx } from "#server/context.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { newPictureId } from "#server/features/media/store-picture.ts";
import { media } from "#server/features/media/table.ts";

type Format = "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";

/** The bytes of a plain picture: its left half red, its right half blue. */
export function pictureBytes(width: number, height: number, format: Format = "jpeg"): Promise<Buffer> {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: "#0000ff" },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: half, left: Math.floor(width / 2), top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** Stores the rows of a picture at the end of a listing, without files. */
export async function makePicture(
  ctx: Ctx,
  listingId: number,
  overrides: Partial<typeof media.$inferInsert> & { position?: number } = {},
): Promise<{ id: string }> {
  const { position = 0, ...columns } = overrides;
  const id = columns.id ?? newPictureId();
  await ctx.db.insert(media).values({ id, status: "ready", width: 640, height: 800, widths: [320, 640], ...columns });
  await ctx.db.insert(listingPictures).values({ listingId, mediaId: id, position });
  return { id };
}

/** A multipart form with one file, as a browser sends it. */
export function uploadForm(
  data: Buffer,
  { field = "image", name = "lahev.jpg", type = "image/jpeg" } = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = "----kabinet-test-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
