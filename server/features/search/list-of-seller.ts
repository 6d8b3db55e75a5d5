import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import type { listings } from "#server/features/listings/table.ts";

const rowLength = 4;
/** The operator may have a hundred thousand listings: only this many are looked at. */
const candidates = 200;

/** Other listings of the same seller, those that end first in front. */
export async function listOfSeller(
  ctx: Ctx,
  { id, sellerId }: Pick<typeof listings.$inferSelect, "id" | "sellerId">,
  lang: Locale,
): Promise<ListingCard[]> {
  const { rows } = await ctx.db.execute<CardRow>(
    selectCards(sql`
      select pool.id, row_number() over (order by pool.ends_at nulls last, pool.id) as place from (
        select l.id, l.ends_at from listings l
        where l.seller_id = ${sellerId} and l.status = 'live' and l.id <> ${id} limit ${candidates}) pool
      order by place limit ${rowLength}`),
  );
  return listingCards(ctx, rows, lang);
}
