import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { storeRetraction } from "./store-retraction.ts";

/** Whose bids go, by which moderator's decision, and the time they go at (UTC, never before the lot's last act). */
export interface Removal {
  readonly listingId: number;
  readonly userId: number;
  readonly byId: number;
  readonly at: Date;
}

/**
 * R8: Where a suspended person leads, all that person's bids on the lot are retracted, and nobody who is suspended wins: the closing asks
 * once more.
 *
 * The oldest goes first, so that the lead changes once, at the last. The caller has locked the lot.
 */
export async function retractAllOf(ctx: Ctx, { listingId, userId, byId, at }: Removal): Promise<void> {
  const terms = await readBidTerms(ctx);
  let last: number | null = null;
  let leaderId: number | null = null;
  for (;;) {
    const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
    const lot = row && lotOf(row, terms);
    if (!row || !lot) return;
    const stored = await ctx.db.select().from(bids).where(eq(bids.listingId, listingId)).orderBy(asc(bids.sequence));
    const bid = stored.find(
      ({ bidderId, retractedAt, kind }) => bidderId === userId && retractedAt === null && kind !== "raise",
    );
    if (!bid) break;
    const by = "moderator" as const;
    const { replayed } = await storeRetraction(ctx, {
      row,
      lot,
      stored,
      bid,
      by,
      byId,
      reason: null,
      now: at,
    });
    last = bid.sequence;
    leaderId = replayed.leaderId;
  }
  if (last === null) return;
  lotChanged(ctx, [listingId]);
  const described = { by: "moderator" as const, newLeaderId: leaderId, isPublic: true };
  await publish(ctx, bidEvents.BidRetracted, { listingId, sequence: last, bidderId: userId, ...described });
}
