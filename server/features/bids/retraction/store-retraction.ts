import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, inArray } from "#server/db/query.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import type { BidRow } from "#server/features/bids/placed-bid.ts";
import { bids } from "#server/features/bids/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { raisesOf } from "./hanging-raise-rules.ts";
import { type LotStatus, replayLot } from "./replay-rules.ts";

export interface DecidedRetraction {
  readonly row: ListingRow;
  readonly lot: Lot;
  /** Every bid of the lot, in their order; `bid` is one of them. */
  readonly stored: readonly BidRow[];
  readonly bid: BidRow;
  readonly by: "bidder" | "moderator";
  readonly byId: number;
  /** Null where a suspension takes the bids away. */
  readonly reason: string | null;
  /** The site rule that a moderator's retraction rests on. */
  readonly rule?: SitePolicy | null;
  readonly now: Date;
}

/**
 * Writes a retraction with its raises, the new standing and a line in the lot's log, in the caller's transaction, which has
 * locked the lot. The end stays where the bid had moved it.
 */
export async function storeRetraction(
  ctx: Ctx,
  { row, lot, stored, bid, by, byId, reason, rule, now }: DecidedRetraction,
): Promise<{ replayed: LotStatus; isPublic: boolean }> {
  const raises = raisesOf(stored, bid).filter(({ retractedAt }) => retractedAt === null);
  const gone = [bid, ...raises];
  const bidStatus = replayLot(
    { ...lot, endsAt: row.plannedEndsAt ?? lot.endsAt },
    stored.map((each) => ({ ...each, isRetracted: each.retractedAt !== null || gone.includes(each) })),
  );
  // Only a bid raises the price. A replay would where bid steps have grown, or where a raise after a tie leads anew.
  const replayed = { ...bidStatus, priceMinor: lower(bidStatus.priceMinor, row.priceMinor) };
  const { priceMinor, leaderId, leaderMaximumMinor, bidCount } = replayed;
  // A raise that moved nothing was never public, and neither is its retraction.
  const isPublic =
    bid.kind !== "raise" || row.priceMinor !== priceMinor || row.leaderId !== leaderId || row.bidCount !== bidCount;
  await ctx.db
    .update(bids)
    .set({ retractedAt: now, retractedById: byId, retractionReason: reason, retractionRule: rule ?? null })
    .where(
      and(
        eq(bids.listingId, row.id),
        inArray(
          bids.sequence,
          gone.map(({ sequence }) => sequence),
        ),
      ),
    );
  await ctx.db
    .update(listings)
    .set({ priceMinor, leaderId, leaderMaximumMinor, bidCount, revision: row.revision + (isPublic ? 1 : 0) })
    .where(eq(listings.id, row.id));
  const retractedRaises = raises.map(({ entryNumber }) => entryNumber);
  const details = { retractedEntry: bid.entryNumber, retractedRaises, by };
  await logActs(ctx, [{ listingId: row.id, kind: "retraction", at: now, userId: bid.bidderId, details }]);
  return { replayed, isPublic };
}

function lower(replayed: number | null, shown: number | null): number | null {
  return replayed === null || shown === null ? replayed : Math.min(replayed, shown);
}
