import type { z } from "zod";
import type { wishlists } from "#contract/watchlist/wishlist.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { findList } from "./find-list.ts";

type Query = z.output<typeof wishlists.watched.query>;
type Answer = z.input<typeof wishlists.watched.response>;
type WatchedRow = CardRow & { note: string | null; addedAt: Date };

const pageSize = 24;

/** The listings that the caller watches: running and coming ones by their end, past ones newest first. */
export async function listWatched(ctx: Ctx, query: Query): Promise<Answer> {
  return readList(ctx, sql`w.user_id = ${requireUser(ctx).userId}`, query);
}

/** The same of a guest's list by its temporary id; an account's list is not found here. */
export async function listWatchedByGuest(ctx: Ctx, tempId: string, query: Query): Promise<Answer> {
  const { id, userId } = await findList(ctx, tempId);
  if (userId !== null) throw new NotFound();
  return readList(ctx, sql`w.id = ${id}`, query);
}

async function readList(ctx: Ctx, whose: SQL, { lang, group, page }: Query): Promise<Answer> {
  const mine = sql`wishlists w join wishlist_items wi on wi.wishlist_id = w.id join listings l on l.id = wi.listing_id
    where ${whose}`;
  const counted = await ctx.db.execute<{ live: number; ended: number }>(sql`
    select count(*) filter (where ${conditions.live}) as live, count(*) filter (where ${conditions.ended}) as ended
    from ${mine}`);
  const totals = counted.rows[0] ?? { live: 0, ended: 0 };
  const { rows } = await ctx.db.execute<WatchedRow>(
    selectCards(
      sql`select l.id, wi.note, wi.added_at, row_number() over (order by ${orders[group]}) as place
        from ${mine} and ${conditions[group]} order by place limit ${pageSize} offset ${(page - 1) * pageSize}`,
      sql`, picked.note, picked.added_at as "addedAt"`,
    ),
  );
  const cards = await listingCards(ctx, rows, lang);
  return {
    items: rows.flatMap(({ note, addedAt }, index) => {
      const card = cards[index];
      return card ? [{ ...card, note, addedAt: addedAt.toISOString() }] : [];
    }),
    total: totals[group],
    totals,
    page,
    pages: Math.max(1, Math.ceil(totals[group] / pageSize)),
  };
}

const conditions: Record<Query["group"], SQL> = {
  live: sql`l.status = 'live'`,
  ended: sql`l.status in ('sold', 'unsold', 'cancelled')`,
};

const orders: Record<Query["group"], SQL> = {
  live: sql`l.ends_at nulls last, wi.added_at desc, l.id`,
  ended: sql`coalesce(l.closed_at, l.ends_at) desc nulls last, l.id desc`,
};
