import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { Bidder } from "#server/features/bids/bidding-rules.ts";

/** A user as a bidder on one lot. */
export interface LotBidder extends Bidder {
  /** The user's own highest maximum on this lot, haléře; null without a standing bid. */
  readonly maximumMinor: number | null;
  /** Has bid here at least once, retracted bids included. */
  readonly hasBid: boolean;
}

/** Where a user stands on a lot, in one query; null for an account that is gone. */
export async function findBidder(ctx: Ctx, userId: number, listingId: number): Promise<LotBidder | null> {
  const { rows } = await ctx.db.execute<LotBidder & Record<string, unknown>>(sql`
    select u.id,
      u.email_confirmed_at is not null as "emailConfirmed",
      u.suspended_at is not null as suspended,
      u.age_verified_at is not null as "ageVerified",
      u.account_verified_at is not null as "accountVerified",
      max(b.maximum_minor) filter (where b.retracted_at is null) as "maximumMinor",
      exists (select from lot_bidders where listing_id = ${listingId} and bidder_id = u.id) as "hasBid"
    from users u left join bids b on b.bidder_id = u.id and b.listing_id = ${listingId}
    where u.id = ${userId} group by u.id`);
  return rows[0] ?? null;
}
