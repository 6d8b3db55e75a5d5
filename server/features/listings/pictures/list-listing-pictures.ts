import type { Picture } from "#contract/media/media.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, inArray } from "#server/db/query.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { listingPictures } from "./table.ts";

/** The pictures of a listing in their order; the first is the main one. */
export async function listListingPictures(ctx: Ctx, listingId: number): Promise<Picture[]> {
  const rows = await ctx.db
    .select({ ...shown, addedAt: listingPictures.addedAt })
    .from(listingPictures)
    .innerJoin(media, eq(media.id, listingPictures.mediaId))
    .where(eq(listingPictures.listingId, listingId))
    .orderBy(asc(listingPictures.position), asc(listingPictures.mediaId));
  return rows.map(({ addedAt, ...row }) => ({
    ...pictureView(row),
    ...(addedAt && { addedAt: addedAt.toISOString() }),
  }));
}

/** Pictures by their ids, in that order. */
export async function listPicturesById(ctx: Ctx, ids: readonly string[]): Promise<Picture[]> {
  const rows = await ctx.db
    .select(shown)
    .from(media)
    .where(inArray(media.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, pictureView(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const shown = {
  id: media.id,
  status: media.status,
  role: media.role,
  width: media.width,
  height: media.height,
  widths: media.widths,
  zoomWidth: media.zoomWidth,
};
