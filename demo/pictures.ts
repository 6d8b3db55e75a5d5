import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Ctx } from "#server/context.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { media } from "#server/features/media/table.ts";
import type { PictureRole } from "./content/picture-roles.ts";

/** The ids of all its pictures begin so; a database that holds some is known to hold the demo (server/fill-with-demo.ts). */
export const demoPrefix = "demo-";
const folder = new URL("pictures/", import.meta.url);

interface DemoPicture {
  readonly id: string;
  /** Of the folder `demo/pictures`. */
  readonly file: string;
  readonly ownerId?: number;
  readonly role?: PictureRole;
}

/** The file of a good's picture, named for what it shows. */
export function goodsFile(name: string, role: PictureRole): string {
  return `goods/${slugOf(name, "cs")}-${role}.webp`;
}

/** Gives listings or goods from stock their pictures, in the order of the roles. */
export async function placePictures(
  ctx: Ctx,
  shown: readonly { id: number; name: string; sellerId: number; pictures: readonly PictureRole[] }[],
): Promise<void> {
  const pictures = shown.flatMap(({ id, name, sellerId, pictures: roles }) =>
    roles.map((role, position) => ({
      picture: { id: `${demoPrefix}${id}-${role}`, file: goodsFile(name, role), ownerId: sellerId, role },
      place: { listingId: id, position },
    })),
  );
  if (pictures.length === 0) return;
  await storeMasters(
    ctx,
    pictures.map(({ picture }) => picture),
  );
  await ctx.db
    .insert(listingPictures)
    .values(pictures.map(({ picture, place }) => ({ ...place, mediaId: picture.id })));
}

/** Stores a picture that stands alone, above an article or in a banner. Returns its id. */
export async function placePicture(ctx: Ctx, name: string, file: string): Promise<string> {
  const id = `${demoPrefix}${name}`;
  await storeMasters(ctx, [{ id, file }]);
  return id;
}

/** Files and rows of pictures, which can be shown at once: each master is its own largest variant (make-smaller.ts). */
async function storeMasters(ctx: Ctx, pictures: readonly DemoPicture[]): Promise<void> {
  const rows = await Promise.all(
    pictures.map(async ({ id, file, ownerId = null, role = "front" }) => {
      const data = await readFile(new URL(file, folder));
      const { width, height } = await sharp(data).metadata();
      await ctx.ports.storage.put(`${id}/${width}.webp`, data);
      return { id, ownerId, role, status: "ready" as const, width, height, widths: [width] };
    }),
  );
  await ctx.db.insert(media).values(rows);
}
