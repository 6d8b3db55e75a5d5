import type { Ctx } from "#server/context.ts";
import { and, arrayOverlaps, isNull, notInArray, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";

/** An account that is told when a listing is taken off, and its closest tie to the listing. */
export interface Concerned {
  readonly userId: number;
  readonly as: "bidder" | "author" | "watcher";
}

/** Who learns that a listing was taken off (rule NT3). */
export async function findConcerned(ctx: Ctx, listingId: number): Promise<Concerned[]> {
  const { rows } = await ctx.db.execute<Concerned & Record<string, unknown>>(sql`
    select user_id as "userId", (array['bidder', 'author', 'watcher'])[min(place)] as "as"
    from (
      select bidder_id as user_id, 1 as place from bids where listing_id = ${listingId}
      union all
      select o.author_id, 2 from offers o join listings l on l.id = o.listing_id
      where o.listing_id = ${listingId} and o.status in ('open', 'expired') and o.expires_at > l.closed_at
      union all
      select w.user_id, 3 from wishlist_items i join wishlists w on w.id = i.wishlist_id
      where i.listing_id = ${listingId} and w.user_id is not null
    ) as concerned
    where user_id <> (select seller_id from listings where id = ${listingId})
    group by user_id order by user_id`);
  return rows;
}

/** Those who decide and may, without the two sides of what is decided. */
export const findModerators = (ctx: Ctx, sides: readonly number[] = []) => findStaff(ctx, "moderation", sides);

/** Those who keep the site's money. */
export const findOperators = (ctx: Ctx) => findStaff(ctx, "finance");

async function findStaff(ctx: Ctx, scope: string, besides: readonly number[] = []) {
  const mayDecide = arrayOverlaps(users.scopes, [scope, "admin"]);
  return ctx.db
    .select()
    .from(users)
    .where(and(mayDecide, isNull(users.suspendedAt), notInArray(users.id, [...besides, 0])))
    .orderBy(users.id);
}
