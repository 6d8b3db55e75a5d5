import type { OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { offeredAgain } from "#server/features/listings/copy-listing.ts";
import { sharePictures } from "#server/features/listings/pictures/share-pictures.ts";
import { listings } from "#server/features/listings/table.ts";
import { requireDraftRoom } from "./insert-draft.ts";
import { lockOwnListing } from "./own-listing.ts";
import { fullDescription, ownListingView } from "./own-listing-view.ts";

/**
 * L21: A listing may be copied as a draft: words, condition, prices and terms, without declarations, and with its pictures only when the
 * seller asks for them; any new draft begins with hand-over, place and postage of the last one published.
 *
 * `withPictures` says whether they come along, in their order, as for one more bottle of the same case.
 */
export async function copyToDraft(ctx: Ctx, id: number, withPictures: boolean): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.draftUser, String(userId));
  await requireDraftRoom(ctx, userId, 1);
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    const now = tx.clock();
    const [draft] = await tx.db
      .insert(listings)
      .values({
        ...offeredAgain(row),
        description: await fullDescription(tx, row),
        automaticRelists: row.automaticRelists,
        declarations: [],
        status: "draft",
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!draft) throw new Error("an insert returns its row");
    if (withPictures) await sharePictures(tx, row.id, draft.id);
    return ownListingView(tx, draft);
  });
}
