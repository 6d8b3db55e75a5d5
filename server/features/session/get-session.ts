import type { SessionView } from "#contract/session/session.ts";
import { type Ctx, hasScope, requireUser } from "#server/context.ts";
import { preparedFor } from "#server/db/prepared.ts";
import { eq, sql } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { activeDiscount } from "#server/features/accounts/groups/active-group.ts";
import { users } from "#server/features/accounts/table.ts";
import { userView } from "#server/features/accounts/user-view.ts";
import { countAdmin } from "#server/features/moderation/count-waiting.ts";
import { newestOfEach } from "#server/features/notifications/list-notifications.ts";
import { getOwnPart } from "./get-own-part.ts";

/**
 * Everything that the frame of a page shows of the caller, read at once; a moderator's back office is counted besides, and how the
 * caller stands on the listing that the page shows.
 */
export async function getSession(ctx: Ctx, listingId?: number): Promise<SessionView> {
  const actor = requireUser(ctx);
  const [[row], waiting, own] = await Promise.all([
    sessionOf(ctx.db).execute({ userId: actor.userId }),
    hasScope(actor, "moderation") ? countAdmin(ctx) : null,
    listingId === undefined ? null : getOwnPart(ctx, listingId),
  ]);
  if (!row) throw new Unauthenticated();
  const { user, discount, ownListingTotal, written, unread, seen, unseen, watched, cartPieces } = row;
  return {
    user: userView(user, discount),
    ownListingTotal,
    messageCounts: { total: written + seen, new: unread + unseen, newNotifications: unseen },
    watched,
    cartPieces,
    own,
    waiting,
  };
}

const sessionOf = preparedFor((db) => {
  const userId = sql.placeholder("userId");
  return db
    .select({
      user: users,
      discount: activeDiscount(userId),
      ownListingTotal: sql<number>`(select count(*) from listings where seller_id = ${userId})::int`,
      written: sql<number>`talks.written`,
      unread: sql<number>`talks.unread`,
      seen: sql<number>`told.noticed`,
      unseen: sql<number>`told.unseen`,
      cartPieces: sql<number>`(select coalesce(sum(cl.quantity), 0)::int from carts c join cart_lines cl on cl.cart_id = c.id
        where c.user_id = ${userId})`,
      watched: sql<number[]>`array(
        select i.listing_id from wishlists w join wishlist_items i on i.wishlist_id = w.id
        where w.user_id = ${userId} order by i.added_at desc, i.listing_id desc)`,
    })
    .from(users)
    .innerJoin(
      sql`(select coalesce(sum(c.message_count), 0)::int as written, coalesce(sum(s.unread), 0)::int as unread
        from conversation_sides s join conversations c on c.id = s.conversation_id where s.user_id = ${userId}) as talks`,
      sql`true`,
    )
    .innerJoin(
      sql`(select count(*)::int as noticed, count(*) filter (where "isNew")::int as unseen
        from (${newestOfEach(userId)}) as shown) as told`,
      sql`true`,
    )
    .where(eq(users.id, userId))
    .prepare("read_frame");
});
