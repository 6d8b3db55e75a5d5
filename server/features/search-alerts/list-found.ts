import type { z } from "zod";
import type { watchedSearches } from "#contract/search-alerts/watched-searches.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { getSearch } from "./get-search.ts";
import { isShown } from "./list-searches.ts";

type Query = z.output<typeof watchedSearches.found.query>;
type Answer = z.input<typeof watchedSearches.found.response>;

const pageSize = 24;

/** One of the caller's searches with what has been found for it and still runs, the newest first. */
export async function listFound(ctx: Ctx, id: number, { lang, page }: Query): Promise<Answer> {
  const data = await getSearch(ctx, id);
  const found = sql`search_matches f join listings l on l.id = f.listing_id where f.search_id = ${id} and ${isShown(ctx)}`;
  const counted = await ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from ${found}`);
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await ctx.db.execute<CardRow>(
    selectCards(sql`select l.id, row_number() over (order by f.found_at desc, l.id desc) as place from ${found}
      order by place limit ${pageSize} offset ${(page - 1) * pageSize}`),
  );
  const items = await listingCards(ctx, rows, lang);
  return { data, found: { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) } };
}
