import type { ListingCard } from "#contract/listings/listings.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { joinPremium } from "#server/features/fees/buyer-premium.ts";
import type { StoredFeeLine } from "#server/features/fees/read-fees.ts";
import type { media } from "#server/features/media/table.ts";

/** The row behind one card. It holds secret amounts, so only `toListingCard` may pass it on. */
export interface CardRow extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly type: ListingCard["type"];
  readonly saleMode: ListingCard["saleMode"];
  readonly status: ListingCard["status"];
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly brandName: string | null;
  readonly volumeMl: number | null;
  readonly strengthPercent: string | null;
  readonly vintage: number | null;
  readonly ageYears: number | null;
  readonly pieces: number | null;
  readonly reserveMinor: number | null;
  readonly buyNowMinor: number | null;
  readonly priceMinor: number | null;
  readonly shownPriceMinor: number | null;
  readonly originalPriceMinor: number | null;
  readonly lowestPriceMinor: number | null;
  /** Of goods from stock: whether any store has a piece. */
  readonly inStock: boolean;
  readonly leaderMaximumMinor: number | null;
  readonly bidCount: number;
  readonly watcherCount: number;
  readonly lotNumber: number | null;
  readonly saleClosesOn: string | null;
  readonly plannedEndsAt: Date | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly closedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly highlighted: boolean;
  readonly toppedUntil: Date | null;
  readonly place: string | null;
  /** Whether the operator imported it. */
  readonly isImported: boolean;
  /** The row of `fee_lines` as JSON, null where no premium is asked. */
  readonly buyerPremium: StoredFeeLine | null;
  readonly picture: Pick<typeof media.$inferSelect, "id" | "status" | "role" | "width" | "height" | "widths"> | null;
}

/**
 * These listings in this order, for `selectCards`. PostgreSQL does not see how many there are: it would plan anew for every few,
 * which takes longer than to read them.
 */
export function listingsInOrder(ids: readonly number[]): SQL {
  return sql`select id, place from unnest((select ${sql.param([...ids])}::int8[])) with ordinality as wanted(id, place)`;
}

/**
 * The cards of the listings that `ids` picks (a query with the columns `id` and `place`), in the order of `place`, in one
 * query. `more` adds columns of the picked rows (`picked.…`) or of the listing (`l.…`).
 */
export function selectCards(ids: SQL, more: SQL = sql``): SQL {
  return sql`
    with picked as materialized (${ids})
    select l.id, l.slug, l.name, l.name_en as "nameEn", l.type, l.sale_mode as "saleMode", l.status, l.category_id as "categoryId",
      l.brand_id as "brandId", b.name as "brandName", l.volume_ml as "volumeMl", l.strength_percent as "strengthPercent",
      l.vintage, l.age_years as "ageYears", l.pieces, l.reserve_minor as "reserveMinor", l.buy_now_minor as "buyNowMinor",
      l.price_minor as "priceMinor", l.shown_price_minor as "shownPriceMinor",
      l.original_price_minor as "originalPriceMinor", l.lowest_price_minor as "lowestPriceMinor",
      l.sale_mode = 'stock' and exists (select from product_stock where product_id = l.id) as "inStock",
      l.leader_maximum_minor as "leaderMaximumMinor", l.bid_count as "bidCount", l.watcher_count as "watcherCount",
      l.lot_number as "lotNumber", l.sale_closes_on::text as "saleClosesOn", l.planned_ends_at as "plannedEndsAt", l.starts_at as "startsAt",
      l.ends_at as "endsAt", l.closed_at as "closedAt", l.published_at as "publishedAt", l.updated_at as "updatedAt",
      l.highlighted, l.topped_until as "toppedUntil", l.place,
      l.import_key is not null as "isImported", main.picture,
      to_jsonb(f) as "buyerPremium" ${more}
    from picked
    join listings l on l.id = picked.id
    join users s on s.id = l.seller_id
    left join brands b on b.id = l.brand_id
    ${joinPremium}
    left join lateral (
      select jsonb_build_object('id', m.id, 'status', m.status, 'role', m.role, 'width', m.width,
        'height', m.height, 'widths', m.widths) as picture
      from listing_pictures lp join media m on m.id = lp.media_id
      where lp.listing_id = l.id order by lp.position, lp.media_id limit 1) main on true
    order by picked.place`;
}
