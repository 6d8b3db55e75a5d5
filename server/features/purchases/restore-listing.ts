import type { ListingReturn } from "#contract/reports/report-words.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, eq, isNotNull } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { accountDeletions, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { endAllBids } from "#server/features/bids/retraction/end-all-bids.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { uncancelListing } from "#server/features/listings/uncancel-listing.ts";
import { lockListing } from "./lock-listing.ts";
import { type RestoringFacts, returnOf } from "./restore-rules.ts";

/**
 * Puts a listing that a moderator had taken off back where it was, in the caller's transaction, once the appeal against that is granted
 * (rule M17). Its bids had ended with it, which whoever made them was told, and stay so. Returns whether it is back, or why not; safe to
 * repeat.
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
  const status = await uncancelListing(tx, row);
  await endAllBids(tx, { listingId, byId, reason, at });
  const [from, to] = [{ status: row.status, rule: row.cancelRule }, { status }];
  await recordChange(tx, { subject: "listing", id: listingId, from, to, reason });
  await logActs(tx, [{ listingId, kind: "reinstatement", at }]);
  return "back";
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
