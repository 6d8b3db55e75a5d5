import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { pictureLikeness } from "./picture-likeness.ts";
import { media } from "./table.ts";

/** In one run: a moment's work of one core. */
const mostAtOnce = 20;

/**
 * Reads the likeness of pictures that were stored before there were any (rule I8), of their largest file, a few
 * at a time; once none is left it finds nothing to do. Safe to repeat and to run in several processes. Returns how many.
 */
export async function readLikenesses(ctx: Ctx): Promise<number> {
  const lacking = await ctx.db
    .select({ id: media.id, widths: media.widths })
    .from(media)
    .where(eq(media.lacksLikeness, true))
    .orderBy(asc(media.createdAt))
    .limit(mostAtOnce);
  for (const { id, widths } of lacking) {
    const likeness = await readLikeness(ctx, `${id}/${Math.max(...widths)}.webp`);
    await ctx.db.update(media).set({ likeness, lacksLikeness: false }).where(eq(media.id, id));
  }
  return lacking.length;
}

/** Null where there is no file, or nothing in it to tell it by; a storage that does not answer is asked again in the next run. */
async function readLikeness(ctx: Ctx, key: string): Promise<string | null> {
  const file = await ctx.ports.storage.get(key);
  if (!file) return null;
  const data = await buffer(file.stream);
  const pixels = await sharp(data)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      ctx.log.error({ err: error, key }, "a stored picture cannot be read, it is compared with none");
      return null;
    });
  return pixels && pictureLikeness(pixels.data, pixels.info);
}
