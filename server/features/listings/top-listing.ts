import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { raiseRevision } from "./raise-revision.ts";
import { listings } from "./table.ts";

/** Has a listing, whose row the caller has locked, at the top of its category until then. */
export async function topListing(ctx: Ctx, listingId: number, until: Date): Promise<void> {
  await ctx.db.update(listings).set({ toppedUntil: until }).where(eq(listings.id, listingId));
  await raiseRevision(ctx, listingId);
}
