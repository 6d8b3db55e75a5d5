import { and, eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { encodePicture } from "./encode-picture.ts";
import { putFiles } from "./store-picture.ts";
import { media } from "./table.ts";

/**
 * Gives a pending picture its files, made from one of our own drawings (PNG or another lossless format), and shows it.
 * Safe to repeat; false where the picture was not waiting (any more).
 */
export async function readyPicture(ctx: Ctx, id: string, data: Buffer): Promise<boolean> {
  const encoded = await encodePicture(data);
  await putFiles(ctx, id, encoded);
  const { width, height, widths } = encoded;
  const changed = await ctx.db
    .update(media)
    .set({ status: "ready", width, height, widths })
    .where(and(eq(media.id, id), eq(media.status, "pending")))
    .returning({ id: media.id });
  return changed.length > 0;
}
