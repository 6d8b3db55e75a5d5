import { type Ctx, transaction } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { watchlistEvents } from "./events.ts";

const batchSize = 200;

interface DueLot extends Record<string, unknown> {
  readonly id: number;
  readonly plannedEndsAt: Date;
}

/**
 * W5: Who watches a lot gets one mail in the hour before its planned end; not the seller, nor who has given such mails up or began to watch
 * within that hour.
 *
 * Returns their number; once per planned end, so that a soft close brings no second mail. Lots are gone through by id and their watchers by
 * list, so that none is read again for every batch of the others.
 */
export async function remindOfEnds(ctx: Ctx): Promise<number> {
  let reminded = 0;
  await forEachDue(
    ctx,
    (after, limit) => listLots(ctx, after, limit),
    async (lot) => {
      const described = await remindOfLot(ctx, lot);
      reminded += described;
      return described > 0;
    },
  );
  return reminded;
}

/** Lots with somebody to remind. In the last minute a mail comes too late. */
async function listLots(ctx: Ctx, after: number, limit: number): Promise<DueLot[]> {
  const now = sql`${ctx.clock()}::timestamptz`;
  const { rows } = await ctx.db.execute<DueLot>(sql`
    select l.id, l.planned_ends_at as "plannedEndsAt" from listings l
    where l.status = 'live' and l.sale_mode = 'auction' and l.ends_at > ${now} and l.ends_at <= ${now} + interval '1 hour'
      and l.planned_ends_at > ${now} + interval '1 minute' and l.id > ${after}
      and exists (select ${watchersOf(sql`l.id`, sql`l.planned_ends_at`)} and u.id <> l.seller_id)
    order by l.id limit ${limit}`);
  return rows;
}

/** Who is to be reminded; not watchers of less than an hour, who know the end. */
const watchersOf = (listingId: SQL, plannedEndsAt: SQL) => sql`
  from wishlist_items wi join wishlists w on w.id = wi.wishlist_id join users u on u.id = w.user_id
  where wi.listing_id = ${listingId} and wi.reminded_for is distinct from ${plannedEndsAt}
    and wi.added_at <= ${plannedEndsAt} - interval '1 hour'
    and (u.notify_ending or not 'ending:push' = any(u.declined_news)) and u.email_confirmed_at is not null`;

async function remindOfLot(ctx: Ctx, lot: DueLot): Promise<number> {
  let reminded = 0;
  let after = 0;
  for (;;) {
    const batch = await transaction(ctx, (tx) => remindBatch(tx, lot, after));
    reminded += batch.length;
    if (batch.length < batchSize) return reminded;
    after = batch.at(-1)?.wishlistId ?? after;
  }
}

async function remindBatch(ctx: Ctx, { id, plannedEndsAt }: DueLot, after: number) {
  const { rows: due } = await ctx.db.execute<{ wishlistId: number; userId: number }>(sql`
    select wi.wishlist_id as "wishlistId", w.user_id as "userId"
    ${watchersOf(sql`${id}`, sql`${plannedEndsAt}::timestamptz`)}
      and wi.wishlist_id > ${after} and u.id <> (select seller_id from listings where id = ${id})
    order by wi.wishlist_id limit ${batchSize} for update of wi skip locked`);
  if (due.length === 0) return due;
  const lists = sql.param(due.map(({ wishlistId }) => wishlistId));
  await ctx.db.execute(sql`
    update wishlist_items set reminded_for = ${plannedEndsAt}
    where listing_id = ${id} and wishlist_id = any(${lists}::int8[])`);
  const described = due.map(({ userId }) => ({
    listingId: id,
    userId,
    plannedEndsAt: plannedEndsAt.toISOString(),
  }));
  await publish(ctx, watchlistEvents.WatchedEndingSoon, described);
  return due;
}
