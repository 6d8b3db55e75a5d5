import type { OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { copyListing } from "#server/features/listings/copy-listing.ts";
import { checkPublication } from "#server/features/listings/own/check-publication.ts";
import { getOwnListing, lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { ownListingView } from "#server/features/listings/own/own-listing-view.ts";
import { listings } from "#server/features/listings/table.ts";
import { relistRefusal } from "./aftermath-rules.ts";
import { getAftermath } from "./read-aftermaths.ts";

/** Offers the caller's own unsold listing again (RULES.md P4); a repetition returns the first relisting. */
export async function relistListing(ctx: Ctx, id: number): Promise<OwnListing> {
  await getOwnListing(ctx, id);
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.relistUser, String(userId));
  // Taking off and offering again tells all watchers each time.
  if ((await getAftermath(ctx, id)).isTakenOffAgain)
    await countAttempt(ctx, limits.relistTakenOff, String(userId));
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    const after = await getAftermath(tx, id);
    if (after.relistedId !== null) return ownListingView(tx, await getListingRow(tx, after.relistedId));
    const refusal = relistRefusal(after);
    if (refusal) throw new Conflict(refusal);
    await checkPublication(tx, { ...row, activateAt: null });
    return ownListingView(tx, await copyListing(tx, row, row.automaticRelists));
  });
}

async function getListingRow(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("listings that were published are never deleted");
  return row;
}
