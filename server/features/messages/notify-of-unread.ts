import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { messageEvents } from "./events.ts";
import { mailTimes } from "./message-rules.ts";

const batchSize = 200;

interface Due extends Record<string, unknown> {
  conversationId: number;
  userId: number;
  since: Date;
}

/**
 * M6: A mail tells of messages that have waited unread for 2 minutes, of one conversation at most every 15 minutes, and only of what came
 * since the last reading.
 *
 * Returns the number of readers; several processes may run it.
 */
export async function notifyOfUnread(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => notifyBatch(tx, limit)));
}

async function notifyBatch(ctx: Ctx, limit: number): Promise<number> {
  const now = ctx.clock().getTime();
  const { rows } = await ctx.db.execute<Due>(sql`
    with due as (
      select s.conversation_id, s.user_id from conversation_sides s
      where s.unread > 0 and s.unread_since <= ${new Date(now - mailTimes.waitMs)}
        and (s.mailed_at is null
          or (s.mailed_for is distinct from s.unread_since
            and (s.mailed_at <= ${new Date(now - mailTimes.pauseMs)} or s.mailed_at > ${new Date(now)})))
      order by s.unread_since, s.conversation_id limit ${limit} for update skip locked
    )
    update conversation_sides s set mailed_at = ${new Date(now)}, mailed_for = s.unread_since from due
    where s.conversation_id = due.conversation_id and s.user_id = due.user_id
    returning s.conversation_id as "conversationId", s.user_id as "userId", s.unread_since as since`);
  await publish(
    ctx,
    messageEvents.MessagesUnread,
    rows.map(({ since, ...whose }) => ({ ...whose, since: since.toISOString() })),
  );
  return rows.length;
}
