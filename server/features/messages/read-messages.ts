import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, gt, sql } from "#server/db/query.ts";
import { getOwnSide } from "./get-own-side.ts";
import { lockConversation } from "./lock-conversation.ts";
import { conversationSides } from "./table.ts";

/** Marks a conversation as read up to a message; later messages stay unread. Safe to repeat. */
export async function readMessages(ctx: Ctx, id: number, upToId: number): Promise<void> {
  const { unread } = await getOwnSide(ctx, id);
  if (unread === 0) return;
  await transaction(ctx, async (tx) => {
    const { userId, otherId } = await lockConversation(tx, id);
    const { rows } = await tx.db.execute<{ unread: number; since: Date | null }>(sql`
      select count(*)::int as unread, min(created_at) as since from (
        select created_at from messages
        where conversation_id = ${id} and author_id = ${otherId} and taken_back_at is null and id > ${upToId}
        order by id desc limit (
          select unread from conversation_sides where conversation_id = ${id} and user_id = ${userId}
        )
      ) as later`);
    const left = rows[0];
    await tx.db
      .update(conversationSides)
      .set({ unread: left?.unread ?? 0, unreadSince: left?.since ?? null })
      .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)));
  });
}

/** Marks all of the caller's conversations as read. Safe to repeat; what comes meanwhile stays unread or is read with the rest. */
export async function readAllMessages(ctx: Ctx): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db
    .update(conversationSides)
    .set({ unread: 0, unreadSince: null })
    .where(and(eq(conversationSides.userId, userId), gt(conversationSides.unread, 0)));
}
