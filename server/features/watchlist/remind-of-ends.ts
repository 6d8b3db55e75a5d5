import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { watchlistEvents } from "./events.ts";

const batchSize = 200;

interface Due extends Record<string, unknown> {
  wishlistId: number;
  listingId: number;
  userId: number;
  plannedEndsAt: Date;
}

/**
 * Reminds the watchers of lots that end within the hour, bidders too but not the seller, and returns their number. Once
 * per planned end, so that a soft close brings no second mail; several processes may run it.
 */
export async function remindOfEnds(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => remindBatch(tx, limit)));
}

async function remindBatch(ctx: Ctx, limit: number): Promise<number> {
  const due = await findDue(ctx, limit);
  if (due.length === 0) return 0;
  await ctx.db.execute(sql`
    update wishlist_items wi set reminded_for = d.planned
    from unnest(
      ${sql.param(due.map(({ wishlistId }) => wishlistId))}::int8[],
      ${sql.param(due.map(({ listingId }) => listingId))}::int8[],
      ${sql.param(due.map(({ plannedEndsAt }) => plannedEndsAt))}::timestamptz[]
    ) as d(wishlist_id, listing_id, planned)
    where wi.wishlist_id = d.wishlist_id and wi.listing_id = d.listing_id`);
  await publish(
    ctx,
    watchlistEvents.WatchedEndingSoon,
    due.map(({ listingId, userId, plannedEndsAt }) => ({
      ...{ listingId, userId },
      plannedEndsAt: plannedEndsAt.toISOString(),
    })),
  );
  return due.length;
}

/** Leaves out watchers of less than an hour, who know the end, and the last minute, when a mail comes too late. */
async function findDue(ctx: Ctx, limit: number): Promise<Due[]> {
  const now = sql`${ctx.clock()}::timestamptz`;
  const { rows } = await ctx.db.execute<Due>(sql`
    select wi.wishlist_id as "wishlistId", l.id as "listingId", w.user_id as "userId", l.planned_ends_at as "plannedEndsAt"
    from listings l
    join wishlist_items wi on wi.listing_id = l.id
    join wishlists w on w.id = wi.wishlist_id
    join users u on u.id = w.user_id
    where l.status = 'live' and l.sale_mode = 'auction' and l.ends_at > ${now} and l.ends_at <= ${now} + interval '1 hour'
      and l.planned_ends_at > ${now} + interval '1 minute'
      and wi.reminded_for is distinct from l.planned_ends_at
      and wi.added_at <= l.planned_ends_at - interval '1 hour'
      and u.notify_ending and u.email_confirmed_at is not null and u.id <> l.seller_id
    order by l.ends_at, l.id, w.user_id
    limit ${limit} for update of wi skip locked`);
  return rows;
}
