import type { Advertisement } from "#contract/advertisements.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { advertisementView } from "#server/features/auctions/advertisement-view.ts";
import { checkPublication } from "#server/features/auctions/check-publication.ts";
import { copyListing } from "#server/features/auctions/copy-listing.ts";
import { getOwnListing, lockOwnListing } from "#server/features/auctions/own-listing.ts";
import { listings } from "#server/features/auctions/table.ts";
import { relistRefusal } from "./aftermath-rules.ts";
import { getAftermath } from "./read-aftermaths.ts";

/** Offers one's own unsold listing again (product.md "Bidding", rule 10). Asked again, the answer is the first relisting. */
export async function relistAdvertisement(ctx: Ctx, id: number): Promise<Advertisement> {
  await getOwnListing(ctx, id);
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    const after = await getAftermath(tx, id);
    if (after.relistedId !== null) return advertisementView(tx, await getListingRow(tx, after.relistedId));
    const refusal = relistRefusal(after);
    if (refusal) throw new Conflict(refusal);
    await checkPublication(tx, { ...row, activateAt: null });
    return advertisementView(tx, await copyListing(tx, row, row.automaticRelists));
  });
}

async function getListingRow(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("listings that were published are never deleted");
  return row;
}
