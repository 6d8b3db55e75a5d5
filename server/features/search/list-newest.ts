import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { remembered } from "#server/remembered.ts";

const newestShown = 4;
/** The number of newest listings searched for pictures; older pictures lead to the listing itself. */
const candidates = 400;
const ttlMs = 15_000;

/**
 * F6: The list of the newest on home has {newestShown} listings, those with a picture first.
 *
 * The listings of the row on the home page: an import without pictures does not leave a row of drawings. At
 * most fifteen seconds old.
 */
export function listNewest(ctx: Ctx, lang: Locale): Promise<ListingCard[]> {
  return remembered(ctx, `newest ${lang}`, ttlMs, async () => {
    const near = await findNewest(ctx, "near");
    const rows = near.every(({ picture }) => picture?.status === "ready") ? near : await findNewest(ctx, "far");
    return listingCards(ctx, rows, lang);
  });
}

/**
 * `near` reads only the newest listings, which is cheap where pictures are common; `far` reads all listings with pictures,
 * which is cheap where they are rare.
 */
async function findNewest(ctx: Ctx, reach: "near" | "far"): Promise<CardRow[]> {
  const live = sql`l.status = 'live' and (l.ends_at is null or l.ends_at > ${ctx.clock()})`;
  const order = sql`published_at desc nulls last, id desc nulls last`;
  const newest = sql`select l.id, l.published_at from listings l where ${live} order by ${order}`;
  const pictured = sql`select l.id, l.published_at from listings l where ${live} and l.id in (
    select lp.listing_id from listing_pictures lp join media m on m.id = lp.media_id and m.status = 'ready')
    order by ${order} limit ${newestShown}`;
  const pool =
    reach === "near" ? sql`${newest} limit ${candidates}` : sql`(${newest} limit ${newestShown}) union (${pictured})`;
  const { rows } = await ctx.db.execute<CardRow>(
    selectCards(sql`
      select id, row_number() over (order by ${hasPicture} desc, ${order}) as place
      from (${pool}) pool order by place limit ${newestShown}`),
  );
  return rows;
}

const hasPicture = sql`exists (select from listing_pictures lp
  join media m on m.id = lp.media_id and m.status = 'ready' where lp.listing_id = pool.id)`;
