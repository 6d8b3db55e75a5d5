import { type Ctx, requireTrader, requireUser } from "#server/context.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { addPictureRow } from "#server/features/media/store-picture.ts";
import { getOwnSide } from "./get-own-side.ts";
import { lockConversation } from "./lock-conversation.ts";
import { findSent, type NewMessage, type SentMessage, writeMessage } from "./write-message.ts";

/**
 * Sends a photograph to the other side of the caller's conversation, as a message of its own (RULES.md M7); the same key
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
  await countAttempt(ctx, limits.messageUser, String(userId));
  await countAttempt(ctx, limits.uploadUser, String(userId));
  return attachUpload(ctx, { userId }, read, async (tx, prepared) => {
    const locked = await lockConversation(tx, conversationId);
    // Its twin came first: the files without a row are swept (media/sweep-files.ts).
    const twin = await findSent(tx, userId, message, target);
    if (twin) return twin;
    const picture = await addPictureRow(tx, prepared);
    return writeMessage(tx, locked, { ...message, mediaId: picture.id }, target);
  });
}
