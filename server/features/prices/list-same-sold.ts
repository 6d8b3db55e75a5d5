import type { EarlierSale } from "#contract/prices/prices.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, listingsInOrder, selectCards } from "#server/features/listings/select-cards.ts";
import type { Thing } from "./same-thing-rules.ts";

/** The final prices of all the sales in haléře, and the newest sales to show. */
export interface SameSold {
  readonly pricesMinor: readonly number[];
  readonly sales: EarlierSale[];
}

const mostShown = 100;

/**
 * PG4: Price graph without unpaid sales: compared are the supplies sold in the last 12 months that are still sold; a sale undone for
 * non-payment (K5) made its lot unsold and is out, one that only awaits its payment is in.
 */
export async function listSameSold(
  ctx: Ctx,
  thing: Thing & { readonly id: number },
  since: Date,
  lang: Locale,
): Promise<SameSold> {
  const { rows: sold } = await ctx.db.execute<{ id: number; finalPriceMinor: number }>(sql`
    select l.id, l.final_price_minor as "finalPriceMinor" from listings l
    where l.status = 'sold' and l.type = 'supply' and l.brand_id = ${thing.brandId} and l.closed_at >= ${since}
      and l.volume_ml is not distinct from ${thing.volumeMl}
      and coalesce(l.pieces, 1) = coalesce(${thing.pieces}::int, 1)
      and (${thing.ageYears}::int is null or l.age_years = ${thing.ageYears})
      and (${thing.vintage}::int is null or l.vintage = ${thing.vintage})
      and l.id <> ${thing.id}
    order by l.closed_at desc, l.id desc`);
  const shown = sold.slice(0, mostShown).map(({ id }) => id);
  const found = await ctx.db.execute<CardRow>(selectCards(listingsInOrder(shown)));
  const cards = await listingCards(ctx, found.rows, lang);
  return {
    pricesMinor: sold.map(({ finalPriceMinor }) => finalPriceMinor),
    sales: cards.flatMap(({ id, slug, name, picture, price, closedAt, bidCount }) =>
      price === null || closedAt === null ? [] : [{ id, slug, name, picture, price, soldAt: closedAt, bidCount }],
    ),
  };
}
