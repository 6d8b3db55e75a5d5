import type { z } from "zod";
import type { reports as contract } from "#contract/reports/reports.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { getOwnSide } from "#server/features/messages/get-own-side.ts";
import { lockConversation } from "#server/features/messages/lock-conversation.ts";
import { messages } from "#server/features/messages/table.ts";
import { requireNotPaused } from "./reporters/require-not-paused.ts";
import { storeReport } from "./store-report.ts";

/**
 * M12: A side of a conversation may report the other or one of its messages: once while it is open. Moderators read what was reported, as
 * it was, and ten messages up to it.
 */
export async function reportConversation(
  ctx: Ctx,
  conversationId: number,
  { messageId, reason, note }: z.output<typeof contract.file.body>,
): Promise<void> {
  const { userId } = requireUser(ctx);
  await getOwnSide(ctx, conversationId);
  await countAttempt(ctx, limits.reportUser, String(userId));
  await requireNotPaused(ctx, { reporterId: userId, guestEmail: null });
  await transaction(ctx, async (tx) => {
    // Under the conversation's lock a message cannot be taken back between its quotation and the report.
    const { otherId } = await lockConversation(tx, conversationId);
    const quoted = messageId === null ? null : await textOf(tx, { messageId, conversationId, otherId });
    await storeReport(tx, {
      ...{ conversationId, messageId, quoted, reason, note },
      kind: messageId === null ? "person" : "message",
      reporterId: userId,
      reportedId: otherId,
    });
  });
}

/** The text of a message of the other side; one's own and other conversations' are not found. */
async function textOf(
  ctx: Ctx,
  { messageId, conversationId, otherId }: { messageId: number; conversationId: number; otherId: number },
): Promise<string> {
  const [message] = await ctx.db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.conversationId, conversationId),
        eq(messages.authorId, otherId),
        isNull(messages.takenBackAt),
      ),
    );
  if (!message) throw new NotFound();
  return message.text;
}
