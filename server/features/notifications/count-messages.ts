import type { MessageCounts } from "#contract/messages/messages.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { countNotifications, newestFirst, readNotifications } from "./list-notifications.ts";

/** The number of latest notifications that come with the counts. */
const shownNotifications = 6;

/** The header's counts of the caller's messages and notifications together (rule PA10). */
export async function countMessages(ctx: Ctx): Promise<MessageCounts> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<{ total: number; unread: number }>(sql`
    select coalesce(sum(c.message_count), 0)::int as total, coalesce(sum(s.unread), 0)::int as unread
    from conversation_sides s join conversations c on c.id = s.conversation_id
    where s.user_id = ${userId}`);
  const written = rows[0] ?? { total: 0, unread: 0 };
  const { total, unseen } = await countNotifications(ctx);
  return {
    total: written.total + total,
    new: written.unread + unseen,
    system: await readNotifications(ctx, newestFirst, shownNotifications),
  };
}
