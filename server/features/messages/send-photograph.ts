import { type Ctx, requireTrader, requireUser } from "#server/context.ts";
import { and, eq, isNotNull } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { removeFiles } from "#server/features/media/remove-pictures.ts";
import { addPictureRow } from "#server/features/media/store-picture.ts";
import { getOwnSide } from "./get-own-side.ts";
import { lockConversation } from "./lock-conversation.ts";
import { messages } from "./table.ts";
import { findSent, type NewMessage, type SentMessage, writeMessage } from "./write-message.ts";
import { requireDelivery } from "./writing-between.ts";

/**
 * M7: A photograph is a message of its own; a side shows {maxPhotographs} in a conversation, and an account {limits.photographUser.points}
 * a day.
 */
export const maxPhotographs = 40;

/**
 * Sends a photograph to the other side of the caller's conversation, as a message of its own (rule M7); the same key
 * sends only once. `read` returns the upload's bytes.
 */
export async function sendPhotograph(
  ctx: Ctx,
  { conversationId, idempotencyKey }: { conversationId: number; idempotencyKey: string },
  read: () => Promise<Buffer>,
): Promise<SentMessage> {
  const { userId } = requireUser(ctx);
  await getOwnSide(ctx, conversationId);
  requireTrader(ctx);
  const message: NewMessage = { text: "", mayBePublic: false, answersId: null, idempotencyKey };
  const target = ["photograph", conversationId] as const;
  const earlier = await findSent(ctx, userId, message, target);
  if (earlier) return earlier;
  await requireRoom(ctx, conversationId, userId);
  await countAttempt(ctx, limits.messageUser, String(userId));
  await countAttempt(ctx, limits.photographUser, String(userId));
  return attachUpload(ctx, { userId, inDetail: true }, read, async (tx, prepared) => {
    const locked = await lockConversation(tx, conversationId);
    const twin = await findSent(tx, userId, message, target);
    if (twin) {
      removeFiles(tx, prepared.id);
      return twin;
    }
    await requireDelivery(tx, { listingId: locked.conversation.listingId, ...locked });
    await requireRoom(tx, conversationId, userId);
    const picture = await addPictureRow(tx, prepared);
    return writeMessage(tx, locked, { ...message, mediaId: picture.id }, target);
  });
}

/** A conversation is kept for good, so what one side can store in it is bounded; asked before encoding, and again under the lock. */
async function requireRoom(ctx: Ctx, conversationId: number, userId: number): Promise<void> {
  const { conversationId: of, authorId, mediaId } = messages;
  const own = and(eq(of, conversationId), eq(authorId, userId), isNotNull(mediaId));
  if ((await ctx.db.$count(messages, own)) >= maxPhotographs) {
    throw new Conflict("TOO_MANY_PICTURES", { maximum: maxPhotographs });
  }
}
