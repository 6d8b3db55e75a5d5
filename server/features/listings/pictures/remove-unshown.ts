import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { listingPictures } from "./table.ts";

/** Removes those of the pictures that no listing shows or wants to show: copies and relistings share theirs. */
export async function removeUnshown(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const shown = await ctx.db
    .select({ id: listingPictures.mediaId })
    .from(listingPictures)
    .where(inArray(listingPictures.mediaId, [...ids]));
  const { rows: wanted } = await ctx.db.execute<{ id: string }>(
    sql`select unnest(pictures) as id from pending_edits where pictures && ${sql.param([...ids])}::text[]`,
  );
  const stored = new Set([...shown, ...wanted].map(({ id }) => id));
  await removePictures(
    ctx,
    ids.filter((id) => !stored.has(id)),
  );
}
