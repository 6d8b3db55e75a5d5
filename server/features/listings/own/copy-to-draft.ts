import type { OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { offeredAgain } from "#server/features/listings/copy-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { lockOwnListing } from "./own-listing.ts";
import { fullDescription, ownListingView } from "./own-listing-view.ts";

/**
 * Starts a draft from a listing of the caller, for another thing of the kind (RULES.md L21): words, condition, prices and
 * terms are as there; pictures and declarations are about that thing and stay with it.
 */
export async function copyToDraft(ctx: Ctx, id: number): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.draftUser, String(userId));
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
    return ownListingView(tx, draft);
  });
}
