import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { listings } from "#server/features/listings/table.ts";
import { ownListingView } from "./own-listing-view.ts";
import { getRememberedTerms } from "./remembered-terms.ts";
import { settleSaleMode, writtenColumns } from "./written-columns.ts";

/** The most drafts of one seller; their pictures take room, and nobody is charged for it. */
const maxDrafts = 200;

/** Creates a draft of the caller, in which any field may be missing; the terms are then those of the last one (RULES.md L21). */
export async function createListing(ctx: Ctx, fields: Partial<ListingFields>): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.draftUser, String(userId));
  const drafts = await ctx.db.$count(
    listings,
    and(eq(listings.sellerId, userId), eq(listings.status, "draft")),
  );
  if (drafts >= maxDrafts) throw new Conflict("DRAFTS_FULL", { maximum: maxDrafts });
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
