import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { listings } from "./table.ts";

/** The public sees something new on a listing's page that lies outside its row: open pages ask again. */
export async function raiseRevision(ctx: Ctx, listingId: number): Promise<void> {
  await ctx.db
    .update(listings)
    .set({ revision: sql`${listings.revision} + 1` })
    .where(eq(listings.id, listingId));
  lotChanged(ctx, [listingId]);
}
