import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";

/** The row of a listing, locked until the transaction ends, so that bids and other sales of it wait. */
export async function lockListing(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}
