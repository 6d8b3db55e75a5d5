import { type Ctx, requireTrader, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { raiseRevision } from "#server/features/listings/raise-revision.ts";
import { getOwnSide } from "./get-own-side.ts";
import { type LockedConversation, lockConversation } from "./lock-conversation.ts";
import { messages } from "./table.ts";
import { findSent, type NewMessage, type SentMessage, writeMessage } from "./write-message.ts";
import { requireDelivery } from "./writing-between.ts";

/** `answersId` is the open question that the message answers in public. */
export interface NewReply {
  readonly conversationId: number;
  readonly text: string;
  readonly answersId: number | null;
  readonly idempotencyKey: string;
}

/** Writes to the other side of the caller's conversation; the same key and body writes only once. */
export async function sendMessage(ctx: Ctx, reply: NewReply): Promise<SentMessage> {
  const { userId } = requireUser(ctx);
  await getOwnSide(ctx, reply.conversationId);
  requireTrader(ctx);
  const { text, answersId, idempotencyKey } = reply;
  const message: NewMessage = { text, mayBePublic: false, answersId, idempotencyKey };
  const target = ["conversation", reply.conversationId] as const;
  const earlier = await findSent(ctx, userId, message, target);
  if (earlier) return earlier;
  await countAttempt(ctx, limits.messageUser, String(userId));
  return transaction(ctx, async (tx) => {
    const locked = await lockConversation(tx, reply.conversationId);
    const sent = await findSent(tx, userId, message, target);
    if (sent) return sent;
    await requireDelivery(tx, { listingId: locked.conversation.listingId, ...locked });
    if (answersId !== null) await requireOpenQuestion(tx, locked, answersId);
    // The listing's row is locked before the author's, which the message's foreign key locks, as in every other verb.
    if (answersId !== null) await raiseRevision(tx, locked.conversation.listingId);
    return writeMessage(tx, locked, message, target);
  });
}

/** Only the owner answers in public, once, and only a question whose asker agreed to it (rule M3). */
async function requireOpenQuestion(
  ctx: Ctx,
  { conversation, side }: LockedConversation,
  questionId: number,
): Promise<void> {
  const [question] = await ctx.db.select().from(messages).where(eq(messages.id, questionId));
  const [answer] = await ctx.db.select({ id: messages.id }).from(messages).where(eq(messages.answersId, questionId));
  const isOpen = question?.conversationId === conversation.id && question.mayBePublic && !answer;
  if (side !== "owner" || !isOpen) throw new Conflict("QUESTION_ANSWERED");
}
