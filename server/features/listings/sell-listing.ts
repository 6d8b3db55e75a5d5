import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "./events.ts";
import { listings } from "./table.ts";

export interface Sale {
  readonly listingId: number;
  readonly sellerId: number;
  readonly buyerId: number;
  readonly finalPriceMinor: number;
  readonly soldBy: Exclude<SaleWay, "bid">;
  /** Clock of the database under the lock. */
  readonly at: Date;
}

/** Stores a sale that the end of an auction did not make. The caller has locked the row and decided that it is allowed. */
export async function sellListing(ctx: Ctx, sale: Sale): Promise<void> {
  const { listingId, sellerId, buyerId, finalPriceMinor, soldBy, at } = sale;
  await ctx.db
    .update(listings)
    .set({
      status: "sold",
      winnerId: buyerId,
      finalPriceMinor,
      soldBy,
      closedAt: at,
      revision: sql`revision + 1`,
    })
    .where(eq(listings.id, listingId));
  lotChanged(ctx, [listingId]);
  const sold = { listingId, sellerId, buyerId, soldBy, finalPriceMinor };
  await publish(ctx, listingEvents.ListingSold, sold);
}
