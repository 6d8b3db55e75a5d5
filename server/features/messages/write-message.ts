import { type ContactKind, contactKindsOf } from "#contract/messages/contact-details.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { keyReused, requestHashOf } from "#server/features/bids/repeated-request.ts";
import { messageEvents } from "./events.ts";
import type { LockedConversation } from "./lock-conversation.ts";
import { conversationSides, conversations, messages } from "./table.ts";
import { dealBetween } from "./writing-between.ts";

export interface NewMessage {
  /** Empty where the message is a photograph. */
  readonly text: string;
  readonly mediaId?: string;
  readonly mayBePublic: boolean;
  readonly answersId: number | null;
  readonly idempotencyKey: string;
}

/** The destination of a message: a key belongs to one target and one body. */
type Target = readonly ["listing" | "conversation" | "photograph", number];

export interface SentMessage {
  readonly id: number;
  readonly conversationId: number;
}

/** Adds a message to a locked conversation, unread for the other side, and tells both sides' open windows. */
export async function writeMessage(
  ctx: Ctx,
  { conversation, userId, otherId }: Pick<LockedConversation, "conversation" | "userId" | "otherId">,
  message: NewMessage,
  target: Target,
): Promise<SentMessage> {
  const conversationId = conversation.id;
  const at = ctx.clock();
  const contactKinds = await foundContacts(ctx, { conversation, userId, otherId }, message.text);
  const [stored] = await ctx.db
    .insert(messages)
    .values({
      ...message,
      conversationId,
      authorId: userId,
      createdAt: at,
      contactKinds,
      requestHash: hashOf(message, target),
    })
    .onConflictDoNothing({ target: [messages.authorId, messages.idempotencyKey] })
    .returning({ id: messages.id });
  // Under the conversation's lock only a message to another conversation can have taken the key.
  if (!stored) throw keyReused();
  await ctx.db
    .update(conversations)
    .set({ messageCount: sql`${conversations.messageCount} + 1`, lastMessageAt: at })
    .where(eq(conversations.id, conversationId));
  await ctx.db
    .update(conversationSides)
    .set({
      unread: sql`${conversationSides.unread} + 1`,
      unreadSince: sql`coalesce(${conversationSides.unreadSince}, ${at})`,
    })
    .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.userId, otherId)));
  await publish(ctx, messageEvents.MessageSent, { conversationId, userIds: [userId, otherId] });
  return { id: stored.id, conversationId };
}

/** Contact details that somebody gives before there is a deal (rule M10); with a deal they belong to it. */
async function foundContacts(
  ctx: Ctx,
  { conversation, userId, otherId }: Pick<LockedConversation, "conversation" | "userId" | "otherId">,
  text: string,
): Promise<ContactKind[]> {
  const kinds = contactKindsOf(text);
  if (kinds.length === 0) return kinds;
  const deal = await dealBetween(ctx, { listingId: conversation.listingId, userId, otherId });
  return deal === "none" ? kinds : [];
}

/** The caller's message with this key, if any; a key used for another target or body is refused. */
export async function findSent(
  ctx: Ctx,
  authorId: number,
  message: NewMessage,
  target: Target,
): Promise<SentMessage | null> {
  const [found] = await ctx.db
    .select({ id: messages.id, conversationId: messages.conversationId, requestHash: messages.requestHash })
    .from(messages)
    .where(and(eq(messages.authorId, authorId), eq(messages.idempotencyKey, message.idempotencyKey)));
  if (!found) return null;
  if (!found.requestHash.equals(hashOf(message, target))) throw keyReused();
  return { id: found.id, conversationId: found.conversationId };
}

function hashOf({ text, mayBePublic, answersId }: NewMessage, target: Target): Buffer {
  return requestHashOf(...target, answersId ?? 0, mayBePublic ? 1 : 0, text);
}
