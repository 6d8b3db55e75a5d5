import type { z } from "zod";
import type { ownListings } from "#contract/listings/own-listings.ts";
import { longestPage } from "#contract/search/listing-query.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";

type Query = z.output<typeof ownListings.list.query>;
type Answer = z.input<typeof ownListings.list.response>;

interface Own {
  readonly pictureCount: number;
  readonly isReturned: boolean;
  readonly payment: { readonly orderId: number; readonly hash: string } | null;
}

/** The caller's own listings: first those that need the caller, ended ones last (`order`). */
export async function listOwnListings(ctx: Ctx, { group, lang, page }: Query): Promise<Answer> {
  const { userId } = requireUser(ctx);
  const where = sql`l.seller_id = ${userId} and l.sale_mode <> 'stock' and ${groups[group]}`;
  const { rows, ...placed } = await readPage({
    page,
    size: longestPage,
    read: (limit, offset) => readOwn(ctx, sql`${where} order by ${order} limit ${limit} offset ${offset}`),
    count: () => countRows(ctx, sql`listings l where ${where}`),
  });
  const [cards, policies] = await Promise.all([
    listingCards(ctx, rows, lang),
    Promise.all(rows.map(({ categoryId }) => policyOf(ctx, categoryId))),
  ]);
  return {
    items: cards.map((card, index) => ({
      ...card,
      updatedAt: (rows[index]?.updatedAt ?? ctx.clock()).toISOString(),
      pictureCount: rows[index]?.pictureCount ?? 0,
      isReturned: rows[index]?.isReturned ?? false,
      canBeTopped: card.status === "live" && card.type === "supply" && policies[index]?.topping === true,
      payment: rows[index]?.payment ?? null,
    })),
    ...placed,
  };
}

async function readOwn(ctx: Ctx, which: SQL): Promise<(CardRow & Own)[]> {
  const { rows } = await ctx.db.execute<CardRow & Own>(
    selectCards(
      sql`select found.id, row_number() over () as place from (select l.id from listings l where ${which}) found`,
      sql`, (select count(*) from listing_pictures where listing_id = l.id) as "pictureCount",
        l.status = 'draft' and exists (
          select 1 from inspections where listing_id = l.id and outcome = 'rejected') as "isReturned",
        case when l.status = 'awaiting_payment' then (
          select json_build_object('orderId', id, 'hash', hash) from orders
          where subject_type = 'package' and subject_id = l.id and status = 'awaiting_payment'
          order by id desc limit 1) end as payment`,
    ),
  );
  return rows;
}

/** Unfinished and scheduled ones, then running ones by their end, then ended ones, latest first; the id settles ties. */
const order = sql`
  case when l.status in ('draft', 'awaiting_payment', 'in_review') then 0 when l.status = 'scheduled' then 1
    when l.status = 'live' then 2 else 3 end,
  case l.status when 'scheduled' then l.starts_at when 'live' then l.ends_at end nulls last,
  case when l.status in ('sold', 'unsold', 'cancelled') then coalesce(l.closed_at, l.ends_at, l.created_at)
    else l.created_at end desc,
  l.id desc`;

const groups = {
  all: sql`true`,
  draft: sql`l.status in ('draft', 'awaiting_payment', 'in_review')`,
  running: sql`l.status = 'live'`,
  scheduled: sql`l.status = 'scheduled'`,
  ended: sql`l.status in ('sold', 'unsold', 'cancelled')`,
  unsold: sql`l.status = 'unsold' and l.type = 'supply' and l.closed_at > now() - interval '14 days'
    and not exists (select from listings again where again.relisted_from_id = l.id)`,
};
