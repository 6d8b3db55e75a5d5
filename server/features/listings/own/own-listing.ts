import type { Ctx } from "#server/context.ts";
import { requireUser } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";

/** The caller's own listing; another's is not found, nor are goods from stock, which are kept at a back office of their own. */
export async function getOwnListing(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(ownedBy(ctx, id));
  if (!row) throw new NotFound();
  return row;
}

/** As `getOwnListing`, with the row locked until the transaction ends: bids and a second call wait. */
export async function lockOwnListing(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(ownedBy(ctx, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}

function ownedBy(ctx: Ctx, id: number) {
  return and(eq(listings.id, id), eq(listings.sellerId, requireUser(ctx).userId), ne(listings.saleMode, "stock"));
}
