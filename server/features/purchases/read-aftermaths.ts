import type { Duration } from "#contract/listings/listing-kinds.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { Aftermath } from "./aftermath-rules.ts";
import type { secondChances } from "./table.ts";

type ChanceStatus = (typeof secondChances.$inferSelect)["status"];

/** A listing after its end with the data for second chances, secret amounts among them. */
export interface AftermathRow extends Aftermath {
  readonly id: number;
  readonly sellerId: number;
  readonly duration: Duration;
  readonly closingMinute: number | null;
  readonly categoryId: number | null;
  readonly relistedSlug: string | null;
  /** The last second chance offered. */
  readonly chanceStatus: ChanceStatus | null;
  readonly chancePriceMinor: number | null;
  readonly chanceExpiresAt: Date | null;
  /** Whether the bidder's maximum was the visible price at the end, as it is below the reserve. */
  readonly isChancePublic: boolean;
  /** The bidder to ask next, at `nextMaximumMinor`. */
  readonly nextBidderId: number | null;
  readonly nextMaximumMinor: number | null;
}

/**
 * Listings by their ids, unknown ones left out. The next bidder holds the greatest standing maximum (of equals the
 * earliest), is not suspended, had no sale of this lot undone and has not been asked yet.
 */
export async function readAftermaths(ctx: Ctx, ids: readonly number[]): Promise<AftermathRow[]> {
  const { rows } = await ctx.db.execute<AftermathRow & Record<string, unknown>>(sql`
    select l.id, l.seller_id as "sellerId", l.type, l.sale_mode as "saleMode", l.status, l.closed_at as "closedAt",
      l.duration, l.closing_minute as "closingMinute", l.category_id as "categoryId",
      voided.at as "voidedAt", again.id as "relistedId",
      l.status = 'cancelled' and l.cancelled_by = 'seller' and l.relisted_from_id is not null as "isTakenOffAgain", again.slug as "relistedSlug",
      coalesce(chance.status = 'open', false) as "hasOpenChance", chance.status as "chanceStatus",
      chance.price_minor as "chancePriceMinor", chance.expires_at as "chanceExpiresAt",
      coalesce(chance.bidder_id = l.leader_id and l.leader_maximum_minor < l.reserve_minor, false) as "isChancePublic",
      next.bidder_id is not null as "hasBidderLeft", next.bidder_id as "nextBidderId",
      next.maximum_minor as "nextMaximumMinor"
    from listings l
    left join listings again on again.relisted_from_id = l.id
    left join lateral (select max(voided_at) as at from voided_sales where listing_id = l.id) voided on true
    left join lateral (
      select * from second_chances where listing_id = l.id order by id desc limit 1) chance on true
    left join lateral (
      select b.bidder_id, b.maximum_minor from bids b join users u on u.id = b.bidder_id
      where l.status = 'unsold' and b.listing_id = l.id and b.retracted_at is null and u.suspended_at is null
        and not exists (select from voided_sales v where v.listing_id = l.id and v.buyer_id = b.bidder_id)
        and not exists (select from second_chances s where s.listing_id = l.id and s.bidder_id = b.bidder_id)
      order by b.maximum_minor desc, b.sequence limit 1) next on true
    where l.id = any (${sql.param([...ids])}::int8[]) order by l.id`);
  return rows;
}

/** The aftermath of one listing, whose row the caller has locked. */
export async function getAftermath(ctx: Ctx, id: number): Promise<AftermathRow> {
  const [row] = await readAftermaths(ctx, [id]);
  if (!row) throw new Error("the row is locked, so it is there");
  return row;
}
