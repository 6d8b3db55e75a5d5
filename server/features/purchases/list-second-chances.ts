import type { SecondChance } from "#contract/purchases/purchases.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";

const most = 50;
type ChanceRow = CardRow & { chanceId: number; chancePriceMinor: number; expiresAt: Date };

/** The second chances that the caller can still accept, for one listing or for all. */
export async function listSecondChances(
  ctx: Ctx,
  { lang, listing }: { lang: Locale; listing?: number | undefined },
): Promise<SecondChance[]> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<ChanceRow>(
    selectCards(
      sql`select listing_id as id, s.id as chance_id, s.price_minor, s.expires_at,
          row_number() over (order by s.expires_at, s.id) as place
        from second_chances s
        where s.bidder_id = ${userId} and s.status = 'open' and s.expires_at > ${ctx.clock()}
          and (${listing ?? null}::int8 is null or s.listing_id = ${listing ?? null})
        order by place limit ${most}`,
      sql`, picked.chance_id as "chanceId", picked.price_minor as "chancePriceMinor",
        picked.expires_at as "expiresAt"`,
    ),
  );
  const cards = await listingCards(ctx, rows, lang);
  return rows.flatMap((row, index) => {
    const card = cards[index];
    const { chanceId: id, chancePriceMinor, expiresAt } = row;
    return card ? [{ id, listing: card, price: toCzk(chancePriceMinor), expiresAt: expiresAt.toISOString() }] : [];
  });
}
