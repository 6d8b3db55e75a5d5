import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { listingCancelled } from "./events.ts";
import { listings } from "./table.ts";

export interface Cancellation {
  readonly listingId: number;
  readonly sellerId: number;
  readonly by: "seller" | "moderator";
  readonly reason: string | null;
  /** Clock of the database under the lock. */
  readonly at: Date;
}

/** Takes a listing off; its bids stay as history. The caller has locked the row and decided that it may be. */
export async function cancelListing(ctx: Ctx, cancellation: Cancellation): Promise<void> {
  const { listingId, sellerId, by, reason, at } = cancellation;
  await ctx.db
    .update(listings)
    .set({
      status: "cancelled",
      cancelledBy: by,
      cancelReason: reason,
      closedAt: at,
      // What nobody has seen yet stays unseen.
      publishedAt: sql`case when status = 'scheduled' then null else published_at end`,
      revision: sql`revision + 1`,
    })
    .where(eq(listings.id, listingId));
  lotChanged(ctx, [listingId]);
  await publish(ctx, [listingCancelled({ listingId, sellerId, by })]);
}
