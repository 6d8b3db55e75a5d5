import type { Ctx } from "#server/context.ts";
import { preparedFor } from "#server/db/prepared.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import type { Bidder } from "#server/features/bids/may-bid-rules.ts";
import { bids } from "#server/features/bids/table.ts";

/** A user as a bidder on one lot. */
export interface LotBidder extends Bidder {
  /** The user's own highest maximum on this lot, haléře; null without a standing bid. */
  readonly maximumMinor: number | null;
  /** Has bid here at least once, retracted bids included. */
  readonly hasBid: boolean;
}

/** Where a user stands on a lot, in one query; null for an account that is gone. */
export async function findBidder(ctx: Ctx, userId: number, listingId: number): Promise<LotBidder | null> {
  const [found] = await bidderOf(ctx.db).execute({ userId, listingId });
  return found ?? null;
}

const bidderOf = preparedFor((db) => {
  const listingId = sql.placeholder("listingId");
  const own = and(eq(bids.bidderId, users.id), eq(bids.listingId, listingId));
  return db
    .select({
      id: users.id,
      emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      ageVerified: sql<boolean>`${users.ageVerifiedAt} is not null`,
      accountVerified: sql<boolean>`${users.accountVerifiedAt} is not null`,
      maximumMinor: sql<number | null>`max(${bids.maximumMinor}) filter (where ${bids.retractedAt} is null)`,
      hasBid: sql<boolean>`exists (
        select from lot_bidders where listing_id = ${listingId} and bidder_id = ${users.id})`,
    })
    .from(users)
    .leftJoin(bids, own)
    .where(eq(users.id, sql.placeholder("userId")))
    .groupBy(users.id)
    .prepare("find_bidder");
});
