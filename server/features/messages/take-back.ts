import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, isNull, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { raiseRevision } from "#server/features/listings/raise-revision.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { messageEvents } from "./events.ts";
import { type LockedConversation, lockConversation } from "./lock-conversation.ts";
import { takeBackRefusal } from "./message-rules.ts";
import { conversationSides, conversations, messages } from "./table.ts";

type MessageRow = typeof messages.$inferSelect;

/**
 * M8: A message can be taken back by its author for 60 seconds of the database's clock, before any mail tells of it. Both sides lose its
 * words and photograph; the other side learns that there was one only if they had read it. A question with a public answer stays; a public
 * answer goes off the page and can be given anew.
 *
 * By the database's clock; safe to repeat.
 */
export async function takeBack(ctx: Ctx, id: number, clock: LotClock = databaseClock): Promise<void> {
  const { userId } = requireUser(ctx);
  const own = and(eq(messages.id, id), eq(messages.authorId, userId));
  const [found] = await ctx.db.select().from(messages).where(own);
  if (!found) throw new NotFound();
  await transaction(ctx, async (tx) => {
    const locked = await lockConversation(tx, found.conversationId);
    const [message] = await tx.db.select().from(messages).where(own);
    if (!message) throw new NotFound();
    if (message.takenBackAt) return;
    const isAnswered = (await tx.db.$count(messages, eq(messages.answersId, id))) > 0;
    const now = await clock(tx);
    const refusal = takeBackRefusal({ createdAt: message.createdAt, isAnswered }, now);
    if (refusal) throw new Conflict(refusal);
    // The item's page shows the answer no more.
    if (message.answersId !== null) await raiseRevision(tx, locked.conversation.listingId);
    await remove(tx, locked, message, now);
    await publish(tx, messageEvents.MessageSent, {
      conversationId: message.conversationId,
      userIds: [userId, locked.otherId],
    });
  });
}

async function remove(ctx: Ctx, locked: LockedConversation, message: MessageRow, now: Date): Promise<void> {
  const { conversation, otherId } = locked;
  const wasSeen = !(await isUnread(ctx, locked, message.id));
  await ctx.db
    .update(messages)
    .set({
      ...{ text: "", mediaId: null, answersId: null, mayBePublic: false, contactKinds: [] },
      takenBackAt: now,
      takenBackSeen: wasSeen,
    })
    .where(eq(messages.id, message.id));
  if (message.mediaId) await removePictures(ctx, [message.mediaId]);
  if (wasSeen) return;
  await ctx.db
    .update(conversations)
    .set({ messageCount: sql`${conversations.messageCount} - 1` })
    .where(eq(conversations.id, conversation.id));
  // What is left unread begins with the first of those that stay.
  await ctx.db
    .update(conversationSides)
    .set({
      unread: sql`${conversationSides.unread} - 1`,
      unreadSince: sql`(select min(left_over.created_at) from (
        select m.created_at from messages m
        where m.conversation_id = ${conversation.id} and m.author_id = ${message.authorId} and m.taken_back_at is null
        order by m.id desc limit ${conversationSides.unread} - 1) left_over)`,
    })
    .where(and(eq(conversationSides.conversationId, conversation.id), eq(conversationSides.userId, otherId)));
}

/** Whether a message is among the last ones that the other side has not read. */
async function isUnread(ctx: Ctx, { conversation, userId, otherId }: LockedConversation, id: number) {
  const [side] = await ctx.db
    .select({ unread: conversationSides.unread })
    .from(conversationSides)
    .where(and(eq(conversationSides.conversationId, conversation.id), eq(conversationSides.userId, otherId)));
  const later = await ctx.db.$count(
    messages,
    and(
      eq(messages.conversationId, conversation.id),
      eq(messages.authorId, userId),
      isNull(messages.takenBackAt),
      sql`${messages.id} > ${id}`,
    ),
  );
  return later < (side?.unread ?? 0);
}
