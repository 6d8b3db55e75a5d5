import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { pictureWidths } from "#contract/media/media.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { pictureLikeness } from "#server/features/media/picture-likeness.ts";
import { media } from "#server/features/media/table.ts";
import { demoPrefix } from "./pictures.ts";

const atOnce = 50;
const [smallest] = pictureWidths;
/** Quick rather than small: there are a thousand pictures, and a few kilobytes more weigh little. */
const quickly = { quality: 75, effort: 1 } as const;

/**
 * Makes the smaller variants of the demo's pictures beside the running server, one picture at a time; the next start goes on
 * where this one stops. WebP alone, since AVIF would take minutes (server/features/media/routes.ts). `done` never rejects.
 */
export function startMakingSmaller(ctx: Ctx): { readonly done: Promise<number>; stop(): Promise<void> } {
  let isStopped = false;
  const done = makeAll(ctx, () => isStopped).catch((error) => {
    if (!isStopped) ctx.log.error({ err: error }, "the demo's smaller pictures wait for the next start");
    return 0;
  });
  return {
    done,
    stop: async () => {
      isStopped = true;
      await done;
    },
  };
}

async function makeAll(ctx: Ctx, isStopped: () => boolean): Promise<number> {
  let made = 0;
  for (let batch = await listWaiting(ctx); batch.length > 0; batch = await listWaiting(ctx)) {
    for (const picture of batch) {
      if (isStopped()) return made;
      await makeSmaller(ctx, picture);
      made += 1;
    }
  }
  if (made === 0) return 0;
  // Finished pages name the large files alone.
  pagesChanged(ctx);
  ctx.log.info({ pictures: made }, "the demo's pictures have all their sizes");
  return made;
}

type Waiting = Pick<typeof media.$inferSelect, "id" | "role" | "width">;

function listWaiting(ctx: Ctx): Promise<Waiting[]> {
  return ctx.db
    .select({ id: media.id, role: media.role, width: media.width })
    .from(media)
    .where(sql`starts_with(${media.id}, ${demoPrefix}) and not ${smallest} = any(${media.widths})`)
    .orderBy(asc(media.id))
    .limit(atOnce);
}

async function makeSmaller(ctx: Ctx, { id, role, width: largest }: Waiting): Promise<void> {
  const master = await ctx.ports.storage.get(`${id}/${largest}.webp`);
  if (!master) throw new Error(`the file of ${id} is gone`);
  const smaller = pictureWidths.filter((width) => width < largest);
  let pixels = sharp(await buffer(master.stream));
  let likeness: string | null = null;
  // From one size to the next: a file that is read smaller than it is need not be unpacked in full.
  for (const width of smaller.toReversed()) {
    const { data, info } = await pixels.resize({ width }).raw().toBuffer({ resolveWithObject: true });
    pixels = sharp(data, { raw: info });
    await ctx.ports.storage.put(`${id}/${width}.webp`, await pixels.clone().webp(quickly).toBuffer());
    // Two closures or backs look alike without being the same thing, so moderators compare fronts alone.
    if (width === smallest && role === "front") likeness = await pictureLikeness(data, info);
  }
  await ctx.db
    .update(media)
    .set({ widths: [...smaller, largest], likeness })
    .where(eq(media.id, id));
}
