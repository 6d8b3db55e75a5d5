import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import type { listings } from "#server/features/listings/table.ts";

const mostSimilar = 8;
/** The number of listings compared from each source. */
const candidates = 24;

/** The columns that likeness is judged by. */
type Likeness = Pick<
  typeof listings.$inferSelect,
  "id" | "brandId" | "categoryId" | "vintage" | "ageYears" | "volumeMl" | "shownPriceMinor"
>;

/**
 * F5: Similar are up to {mostSimilar} live listings: of the brand first, then the category, then vintage, age and price.
 *
 * Each source is limited, so that the time does not grow with the number of listings.
 */
export async function listSimilar(ctx: Ctx, like: Likeness, lang: Locale): Promise<ListingCard[]> {
  const { id, brandId, categoryId } = like;
  const path = (await readCategories(ctx)).get(categoryId ?? 0)?.path ?? [];
  const above = path.at(-2) ?? categoryId;
  const top = path[0] ?? categoryId;
  const live = sql`l.status = 'live' and l.id <> ${id}`;
  const below = (category: number | null) =>
    sql`l.category_id = any (array(select c.id from categories c where c.path @> array[${category}::int8])) and ${live}`;
  const { rows } = await ctx.db.execute<CardRow>(
    selectCards(sql`
      select found.id, row_number() over (order by max(found.score) desc, found.id) as place from (
        select l.id, source.weight + ${scoreOf(like)} as score from (
          (select l.id, 0 as weight from listings l where l.brand_id = ${brandId} and ${live} limit ${candidates})
          union all
          (select l.id, 0 from listings l where l.category_id = ${categoryId} and ${live}
           order by l.ends_at limit ${candidates})
          union all
          (select l.id, 1 from listings l where ${below(above)} limit ${candidates})
          union all
          (select l.id, 0 from listings l where ${below(top)} limit ${candidates})
        ) source join listings l on l.id = source.id
      ) found group by found.id order by place limit ${mostSimilar}`),
  );
  return listingCards(ctx, rows, lang);
}

/**
 * The likeness of `l` to the listing: a brand outweighs a category, a category everything else; a price ten times as high
 * adds nothing.
 */
function scoreOf({ brandId, categoryId, vintage, ageYears, volumeMl, shownPriceMinor }: Likeness): SQL {
  const same = (column: SQL, value: number | null, weight: number) =>
    sql`case when ${column} = ${value} then ${weight}::float8 else 0 end`;
  const near = sql`coalesce(greatest(0, 1 - abs(log(greatest(l.shown_price_minor, 1)::float8)
    - log(greatest(${shownPriceMinor}::int8, 1)::float8))), 0)`;
  return sql`${same(sql`l.brand_id`, brandId, 6)} + ${same(sql`l.category_id`, categoryId, 4)}
    + ${same(sql`l.vintage`, vintage, 1)} + ${same(sql`l.age_years`, ageYears, 1)}
    + ${same(sql`l.volume_ml`, volumeMl, 0.5)} + ${near}`;
}
