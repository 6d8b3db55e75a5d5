import type { ListingReturn } from "#contract/messages/report-words.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, eq, isNotNull, isNull, sql } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { accountDeletions, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { bids } from "#server/features/bids/table.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { lockListing } from "./lock-listing.ts";
import { type RestoringFacts, returnOf } from "./restore-rules.ts";

/**
 * Puts a listing that a moderator had taken off back where it was, in the caller's transaction, once the appeal against that is
 * granted (RULES.md M17). Its bids had ended with it and stay so. Returns whether it is back, or why not; safe to repeat.
 */
export async function restoreListing(
  tx: Ctx,
  listingId: number,
  reason: string,
  clock: LotClock = databaseClock,
): Promise<ListingReturn> {
  const { userId: byId } = requireScope(tx, "moderation");
  const row = await lockListing(tx, listingId);
  if (!(await mayModerate(tx, row))) throw new Forbidden("FORBIDDEN");
  if (row.status !== "cancelled") return "back";
  const at = await readLotTime(tx, row, clock);
  const verdict = returnOf(row, await readFacts(tx, row, at));
  if (verdict !== "back") return verdict;
  // One that was to start later had never been public, and starts by itself if its time has come since.
  const status = row.publishedAt ? ("live" as const) : ("scheduled" as const);
  await tx.db
    .update(listings)
    .set({
      ...{ status, publishedAt: row.publishedAt ?? row.startsAt, closedAt: null },
      ...{ cancelledBy: null, cancelReason: null, cancelRule: null },
      ...{ priceMinor: null, leaderId: null, leaderMaximumMinor: null, bidCount: 0 },
      revision: sql`revision + 1`,
    })
    .where(eq(listings.id, listingId));
  await endBids(tx, { listingId, byId, reason, at });
  const [from, to] = [{ status: row.status, rule: row.cancelRule }, { status }];
  await recordChange(tx, { subject: "listing", id: listingId, from, to, reason });
  await logActs(tx, [{ listingId, kind: "reinstatement", at }]);
  lotChanged(tx, [listingId]);
  await publish(tx, listingEvents.ListingRestored, { listingId, sellerId: row.sellerId });
  return "back";
}

/** Whoever had bid was told that the bids ended, and may have bought elsewhere since. */
async function endBids(
  tx: Ctx,
  { listingId, byId, reason, at }: { listingId: number; byId: number; reason: string; at: Date },
): Promise<void> {
  await tx.db
    .update(bids)
    .set({ retractedAt: at, retractedById: byId, retractionReason: reason })
    .where(and(eq(bids.listingId, listingId), isNull(bids.retractedAt)));
}

async function readFacts(tx: Ctx, row: ListingRow, now: Date): Promise<RestoringFacts> {
  // A suspension that comes at the same moment either is seen here or finds the listing running.
  const [seller] = await tx.db.select().from(users).where(eq(users.id, row.sellerId)).for("share");
  const [deleted] = await tx.db
    .select({ at: accountDeletions.deletedAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, row.sellerId), isNotNull(accountDeletions.deletedAt)));
  const [again] = await tx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.relistedFromId, row.id))
    .limit(1);
  const { saleModes } = await policyOf(tx, row.categoryId);
  return {
    isSellerBarred: !seller || seller.suspendedAt !== null || deleted !== undefined,
    isOfferedAgain: Boolean(again),
    isTakenByCategory: row.saleMode !== "stock" && saleModes.includes(row.saleMode),
    now,
  };
}
