import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { type EncodedPicture, encodePicture } from "./encode-picture.ts";
import { putFiles } from "./store-picture.ts";
import { media } from "./table.ts";

/**
 * Gives a pending picture the files made from a drawing of our own (PNG or another lossless format) and shows it. Safe
 * to repeat; false where the picture is not pending.
 */
export async function readyPicture(ctx: Ctx, id: string, data: Buffer): Promise<boolean> {
  return readyEncodedPicture(ctx, id, await encodePicture(data));
}

/** As `readyPicture`, for a picture that another process has encoded. */
export async function readyEncodedPicture(ctx: Ctx, id: string, encoded: EncodedPicture): Promise<boolean> {
  await putFiles(ctx, id, encoded);
  const { width, height, widths, likeness } = encoded;
  const changed = await ctx.db
    .update(media)
    .set({ status: "ready", width, height, widths, likeness })
    .where(and(eq(media.id, id), eq(media.status, "pending")))
    .returning({ id: media.id });
  return changed.length > 0;
}
