import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { insertDraft, requireDraftRoom } from "./insert-draft.ts";
import { ownListingView } from "./own-listing-view.ts";
import { getRememberedTerms } from "./remembered-terms.ts";

/** Creates a draft of the caller, in which any field may be missing; the terms are then those of the last one (rule L21). */
export async function createListing(ctx: Ctx, fields: Partial<ListingFields>): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.draftUser, String(userId));
  await requireDraftRoom(ctx, userId, 1);
  return transaction(ctx, async (tx) => {
    const wanted = { ...(await getRememberedTerms(tx)), ...fields };
    return ownListingView(tx, await insertDraft(tx, userId, wanted));
  });
}
