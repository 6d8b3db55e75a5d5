import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { auctions } from "#contract/auctions.ts";
import type { Ctx } from "#server/context.ts";
import { type ListingFilter, listingFilter } from "./listing-filter.ts";
import { listingOrder } from "./listing-order.ts";
import { listingCards } from "./listing-view.ts";
import { type CardRow, selectCards } from "./select-cards.ts";

export type ListingPage = z.input<typeof auctions.list.response>;

/** One page of published listings: one query for the number, one for the cards. */
export async function listListings(ctx: Ctx, filter: ListingFilter): Promise<ListingPage> {
  const now = ctx.clock();
  const { page, size } = filter;
  const where = listingFilter(filter, now);
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*) as total from listings l where ${where}`,
  );
  const total = counted.rows[0]?.total ?? 0;
  const offset = (page - 1) * size;
  const order = listingOrder(filter, now);
  const { rows } =
    offset >= total
      ? { rows: [] }
      : await ctx.db.execute<CardRow>(
          selectCards(sql`
            select found.id, row_number() over () as place from (
              select l.id from listings l where ${where} order by ${order} limit ${size} offset ${offset}) found`),
        );
  return {
    items: await listingCards(ctx, rows, filter.lang),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}
