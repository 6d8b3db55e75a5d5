import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { auctions } from "#contract/auctions.ts";
import type { Ctx } from "#server/context.ts";
import { canBeMisspelt, type ListingFilter, listingFilter } from "./listing-filter.ts";
import { listingOrder } from "./listing-order.ts";
import { listingCards } from "./listing-view.ts";
import { type CardRow, selectCards } from "./select-cards.ts";

export type ListingPage = z.input<typeof auctions.list.response>;

/**
 * One page of published listings: one query for the number, one for the cards. Words that find nothing as they are
 * typed are looked for once more with a slip of the pen allowed.
 */
export async function listListings(ctx: Ctx, filter: ListingFilter): Promise<ListingPage> {
  const now = ctx.clock();
  const { page, size } = filter;
  let where = listingFilter(filter, now);
  let total = await countListings(ctx, where);
  if (total === 0 && canBeMisspelt(filter)) {
    where = listingFilter(filter, now, "near");
    total = await countListings(ctx, where);
  }
  const offset = (page - 1) * size;
  const rows = offset < total ? await findPage(ctx, filter, where, listingOrder(filter, now), offset) : [];
  return {
    items: await listingCards(ctx, rows, filter.lang),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

async function countListings(ctx: Ctx, where: SQL): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(
    sql`select count(*) as total from listings l where ${where}`,
  );
  return rows[0]?.total ?? 0;
}

async function findPage(
  ctx: Ctx,
  { endsOn, size }: ListingFilter,
  where: SQL,
  order: SQL,
  offset: number,
): Promise<CardRow[]> {
  // What ends on one day is little: it is read by that day and sorted (`offset 0` keeps the planner to it), rather than
  // looked for along an index of everything in the wanted order.
  const found = endsOn
    ? sql`(select * from listings l where ${where} offset 0) l`
    : sql`listings l where ${where}`;
  const { rows } = await ctx.db.execute<CardRow>(
    selectCards(sql`
      select found.id, row_number() over () as place from (
        select l.id from ${found} order by ${order} limit ${size} offset ${offset}) found`),
  );
  return rows;
}
