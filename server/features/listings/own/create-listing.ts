import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { listings } from "#server/features/listings/table.ts";
import { ownListingView } from "./own-listing-view.ts";
import { getRememberedTerms } from "./remembered-terms.ts";
import { settleSaleMode, writtenColumns } from "./written-columns.ts";

/** Creates a draft of the caller, in which any field may be missing; the terms are then those of the last one (RULES.md L21). */
export async function createListing(ctx: Ctx, fields: Partial<ListingFields>): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.draftUser, String(userId));
  return transaction(ctx, async (tx) => {
    const fresh = { type: "supply", saleMode: "auction" } as const;
    const wanted = { ...(await getRememberedTerms(tx)), ...fields };
    const columns = await writtenColumns(tx, settleSaleMode(fresh, wanted));
    const [row] = await tx.db
      .insert(listings)
      .values({
        ...fresh,
        ...columns,
        sellerId: userId,
        status: "draft",
        createdAt: tx.clock(),
        updatedAt: tx.clock(),
      })
      .returning();
    if (!row) throw new Error("an insert returns its row");
    return ownListingView(tx, row);
  });
}
