import type { z } from "zod";
import type { notifications as contract, Notification } from "#contract/notifications/notifications.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { cardsOfListings } from "#server/features/deals/deal-card.ts";
import { nameIn } from "#server/features/listings/shown-name.ts";

const pageSize = 24;

interface Row extends Record<string, unknown> {
  id: number;
  kind: Notification["kind"];
  listingId: number;
  slug: string;
  name: string;
  nameEn: string | null;
  dealId: number | null;
  news: Notification["news"];
  searchId: number | null;
  further: number;
  priceMinor: number | null;
  at: Date;
  isNew: boolean;
}

/** Notifications of the caller, those of one listing together (rule NT4). */
export async function listNotifications(
  ctx: Ctx,
  { page, lang }: z.output<typeof contract.list.query>,
): Promise<z.input<typeof contract.list.response>> {
  const { total } = await countNotifications(ctx);
  const notifications = await readNotifications(ctx, byListing, pageSize, (page - 1) * pageSize);
  const cards = await cardsOfListings(
    ctx,
    notifications.map(({ listing }) => listing.id),
    lang,
  );
  const items = notifications.map((notification) => ({
    ...notification,
    card: cards.get(notification.listing.id) ?? null,
  }));
  return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** Counts the caller's notifications as `listNotifications` lists them, and the unseen among them. */
export async function countNotifications(ctx: Ctx): Promise<{ total: number; unseen: number }> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<{ total: number; unseen: number }>(sql`
    select count(*)::int as total, count(*) filter (where "isNew")::int as unseen
    from (${newestOfEach(userId)}) as shown`);
  return rows[0] ?? { total: 0, unseen: 0 };
}

export const newestFirst = sql`id desc`;
const byListing = sql`max(id) over (partition by "listingId") desc, id desc`;

export async function readNotifications(ctx: Ctx, order: SQL, limit: number, offset = 0): Promise<Notification[]> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<Row>(sql`
    select * from (${newestOfEach(userId)}) as shown order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ listingId, slug, name, nameEn, searchId, further, priceMinor, at, ...row }) => ({
    ...row,
    listing: { id: listingId, slug, name: nameIn(ctx.locale, { name, nameEn }).name },
    search: searchId === null ? null : { id: searchId, further },
    price: priceMinor === null ? null : toCzk(priceMinor),
    at: at.toISOString(),
  }));
}

/** One's notifications as they are listed; leaves out those about a returned draft that has been deleted since. */
export function newestOfEach(userId: number | ReturnType<typeof sql.placeholder>): SQL {
  return sql`
    select distinct on (n.listing_id, n.kind) n.id, n.kind, n.listing_id as "listingId", l.slug, l.name, l.name_en as "nameEn",
      n.deal_id as "dealId", n.news, s.id as "searchId", n.further_found as further, n.price_minor as "priceMinor", n.created_at as at, n.seen_at is null as "isNew"
    from notifications n join listings l on l.id = n.listing_id
      left join watched_searches s on s.id = n.search_id and s.user_id = n.user_id
    where n.user_id = ${userId} order by n.listing_id, n.kind, n.id desc`;
}
