import type { z } from "zod";
import type { watchedSearches } from "#contract/search-alerts/watched-searches.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
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
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: async (limit, offset) => {
      const picked = sql`select l.id, row_number() over (order by f.found_at desc, l.id desc) as place from ${found}
        order by place limit ${limit} offset ${offset}`;
      return (await ctx.db.execute<CardRow>(selectCards(picked))).rows;
    },
    count: () => countRows(ctx, found),
  });
  return { data, found: { items: await listingCards(ctx, rows, lang), ...placed } };
}
