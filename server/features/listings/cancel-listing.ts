import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "./events.ts";
import { closeInspection } from "./inspections/close-inspection.ts";
import { dropPendingEdit } from "./pending/drop-pending-edit.ts";
import { listings } from "./table.ts";

export type Cancellation = {
  readonly listingId: number;
  readonly sellerId: number;
  /** Clock of the database under the lock. */
  readonly at: Date;
} & (
  | { readonly by: "seller"; readonly reason: string | null }
  | {
      readonly by: "moderator";
      readonly byId: number;
      readonly reason: string;
      readonly rule: SitePolicy;
    }
);

/** Cancels a listing; its bids stay as history. The caller has locked the row and decided that it is allowed. */
export async function cancelListing(ctx: Ctx, cancellation: Cancellation): Promise<void> {
  const { listingId, sellerId, by, reason, at } = cancellation;
  await ctx.db
    .update(listings)
    .set({
      status: "cancelled",
      cancelledBy: by,
      cancelReason: reason,
      cancelRule: cancellation.by === "moderator" ? cancellation.rule : null,
      closedAt: at,
      // A listing cancelled while scheduled was never public and stays so.
      publishedAt: sql`case when status = 'scheduled' then null else published_at end`,
      revision: sql`revision + 1`,
    })
    .where(eq(listings.id, listingId));
  await closeInspection(
    ctx,
    listingId,
    cancellation.by === "moderator" ? { ...cancellation, outcome: "rejected" } : { outcome: "lapsed" },
  );
  await dropPendingEdit(ctx, listingId);
  lotChanged(ctx, [listingId]);
  await publish(ctx, listingEvents.ListingCancelled, { listingId, sellerId, by });
}
