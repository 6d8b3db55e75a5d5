import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { listingEvents } from "./events.ts";
import { listings } from "./table.ts";

/**
 * Makes a sold listing an unsold one. It is not relisted automatically, since the seller chooses the next step. The caller
 * has locked the row and decided that it is allowed.
 */
export async function unsellListing(ctx: Ctx, voided: PayloadOf<typeof listingEvents.SaleVoided>): Promise<void> {
  await ctx.db
    .update(listings)
    .set({
      status: "unsold",
      winnerId: null,
      finalPriceMinor: null,
      soldBy: null,
      automaticRelists: 0,
      revision: sql`revision + 1`,
    })
    .where(eq(listings.id, voided.listingId));
  lotChanged(ctx, [voided.listingId]);
  await publish(ctx, listingEvents.SaleVoided, voided);
}
