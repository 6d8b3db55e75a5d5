import { sql } from "drizzle-orm";
import type { ListingCard } from "#contract/auctions.ts";
import type { Locale } from "#contract/locale.ts";
import type { Ctx } from "#server/context.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { listingCards } from "./listing-view.ts";
import { type CardRow, selectCards } from "./select-cards.ts";
import type { listings } from "./table.ts";

const mostSimilar = 8;

/**
 * Live listings like this one: of the same brand, then of the same category, of the category above it, and last of the
 * whole top category, so that a row fills up.
 * Each source is cut short by itself, so that the time does not grow with what is on offer.
 */
export async function listSimilar(
  ctx: Ctx,
  { id, brandId, categoryId }: Pick<typeof listings.$inferSelect, "id" | "brandId" | "categoryId">,
  lang: Locale,
): Promise<ListingCard[]> {
  const path = (await readCategories(ctx)).get(categoryId ?? 0)?.path ?? [];
  const above = path.at(-2) ?? categoryId;
  const top = path[0] ?? categoryId;
  const live = sql`l.status = 'live' and l.id <> ${id}`;
  const { rows } = await ctx.db.execute<CardRow>(
    selectCards(sql`
      select found.id, row_number() over (order by min(found.rank), found.id) as place from (
        (select l.id, 1 as rank from listings l where l.brand_id = ${brandId} and ${live} limit ${mostSimilar})
        union all
        (select l.id, 2 from listings l where l.category_id = ${categoryId} and ${live}
         order by l.ends_at limit ${mostSimilar})
        union all
        (select l.id, 3 from listings l
         where l.category_id = any (array(select c.id from categories c where c.path @> array[${above}::int8]))
           and ${live} limit ${mostSimilar})
        union all
        (select l.id, 4 from listings l
         where l.category_id = any (array(select c.id from categories c where c.path @> array[${top}::int8]))
           and ${live} limit ${mostSimilar})
      ) found group by found.id order by place limit ${mostSimilar}`),
  );
  return listingCards(ctx, rows, lang);
}
