import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { removeUnshown } from "#server/features/listings/pictures/remove-unshown.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { givePackageBack } from "./paid-package.ts";

/** Deletes a draft with its pictures; what it has paid for a package goes back. The caller holds its row's lock and has checked that it is a draft. */
export async function discardDraft(ctx: Ctx, id: number): Promise<void> {
  const pictures = await ctx.db
    .delete(listingPictures)
    .where(eq(listingPictures.listingId, id))
    .returning({ id: listingPictures.mediaId });
  await removeUnshown(
    ctx,
    pictures.map((picture) => picture.id),
  );
  const [draft] = await ctx.db
    .select({ id: listings.id, packageOrderId: listings.packageOrderId })
    .from(listings)
    .where(eq(listings.id, id));
  if (draft) await givePackageBack(ctx, draft);
  await ctx.db.delete(listings).where(eq(listings.id, id));
}
