import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "./events.ts";
import type { ListingRow } from "./get-listing.ts";
import { listings } from "./table.ts";

/**
 * Undoes a cancellation and returns the listing's status: live until its old end, or scheduled where it had not started. The
 * caller has locked the row and decided that it is allowed.
 */
export async function uncancelListing(ctx: Ctx, row: ListingRow): Promise<"live" | "scheduled"> {
  const { id: listingId, sellerId, startsAt, publishedAt } = row;
  // One that was to start later had never been public, and starts by itself if its time has come since.
  const status = publishedAt ? "live" : "scheduled";
  await ctx.db
    .update(listings)
    .set({
      ...{ status, publishedAt: publishedAt ?? startsAt, closedAt: null },
      ...{ cancelledBy: null, cancelReason: null, cancelRule: null },
      revision: sql`revision + 1`,
    })
    .where(eq(listings.id, listingId));
  lotChanged(ctx, [listingId]);
  await publish(ctx, listingEvents.ListingRestored, { listingId, sellerId });
  return status;
}
