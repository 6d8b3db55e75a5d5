import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { listings } from "./table.ts";

/** Tells open pages of a listing that something outside its row has changed, by a new revision. */
export async function raiseRevision(ctx: Ctx, listingId: number): Promise<void> {
  await ctx.db
    .update(listings)
    .set({ revision: sql`${listings.revision} + 1` })
    .where(eq(listings.id, listingId));
  lotChanged(ctx, [listingId]);
}
