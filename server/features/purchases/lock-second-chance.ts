import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { lockListing } from "./lock-listing.ts";
import { secondChances } from "./table.ts";

/** The caller's second chance and its listing, which is locked first; another user's is not found. */
export async function lockSecondChance(
  ctx: Ctx,
  id: number,
): Promise<{ chance: typeof secondChances.$inferSelect; listing: ListingRow }> {
  const { userId } = requireUser(ctx);
  const [found] = await ctx.db.select().from(secondChances).where(eq(secondChances.id, id));
  if (!found || found.bidderId !== userId) throw new NotFound();
  const listing = await lockListing(ctx, found.listingId);
  const [chance] = await ctx.db.select().from(secondChances).where(eq(secondChances.id, id)).for("update");
  if (!chance) throw new NotFound();
  return { chance, listing };
}
