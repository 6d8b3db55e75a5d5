import { maxPictures } from "#contract/listings/publication-limits.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { appendText, changeListing } from "#server/features/listings/own/change-listing.ts";
import { addedText, editScope } from "#server/features/listings/own/edit-rules.ts";
import { fullDescription } from "#server/features/listings/own/own-listing-view.ts";
import { removeUnshown } from "#server/features/listings/pictures/remove-unshown.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { raiseRevision } from "#server/features/listings/raise-revision.ts";
import { dropPendingEdit } from "./drop-pending-edit.ts";
import { findPendingEdit } from "./find-pending-edit.ts";
import { publicPictureIds } from "./own-picture-ids.ts";

/**
 * Makes public what a moderator has approved (rule I7). Where people have bid meanwhile only what may still be added is:
 * a longer description, further pictures with their date. The caller has locked the row.
 */
export async function applyPendingEdit(ctx: Ctx, row: ListingRow): Promise<void> {
  const pending = await findPendingEdit(ctx, row);
  if (!pending) return;
  const scope = editScope(row.status, row.bidSequence);
  const { description } = pending.fields;
  if (scope === "published") await changeListing(ctx, row, pending.fields);
  if (scope === "description" && description !== undefined && (await isLonger(ctx, row, description))) {
    await appendText(ctx, row, description);
  }
  if (pending.pictures) await putPictures(ctx, row.id, pending.pictures, scope === "description");
  if (scope !== "published") await raiseRevision(ctx, row.id);
  await dropPendingEdit(ctx, row.id);
}

/** Whether a text goes on where the public one ends; one that bids have overtaken and that says something else falls away. */
async function isLonger(ctx: Ctx, row: ListingRow, description: string): Promise<boolean> {
  return addedText(await fullDescription(ctx, row), description) !== null;
}

/** Without bids the pictures become these; with bids the new ones are added behind the others, dated. */
async function putPictures(ctx: Ctx, listingId: number, wanted: readonly string[], hasBids: boolean): Promise<void> {
  const before = await publicPictureIds(ctx, listingId);
  const added = wanted.filter((id) => !before.includes(id));
  const now = hasBids ? [...before, ...added].slice(0, maxPictures) : [...wanted];
  const dated = await ctx.db
    .delete(listingPictures)
    .where(eq(listingPictures.listingId, listingId))
    .returning({ id: listingPictures.mediaId, addedAt: listingPictures.addedAt });
  const dates = new Map(dated.map(({ id, addedAt }) => [id, addedAt]));
  await ctx.db.insert(listingPictures).values(
    now.map((mediaId, position) => {
      const addedAt = hasBids && added.includes(mediaId) ? ctx.clock() : (dates.get(mediaId) ?? null);
      return { listingId, mediaId, position, addedAt };
    }),
  );
  await removeUnshown(
    ctx,
    before.filter((id) => !now.includes(id)),
  );
}
