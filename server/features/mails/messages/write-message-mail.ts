import type { Ctx } from "#server/context.ts";
import { and, desc, eq, isNull, ne } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { unsubscribeKeyOf } from "#server/features/accounts/preferences/unsubscribe-key.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { messageEvents } from "#server/features/messages/events.ts";
import { conversationSides, conversations, messages } from "#server/features/messages/table.ts";
import { messagesUnreadMail } from "./messages-unread.ts";

/**
 * Tells a user of unread messages, unless they have been read or the user has unsubscribed: one mail for all messages
 * since the last reading, even for a repeated event.
 */
export async function writeMessageMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { conversationId, userId, since }: PayloadOf<typeof messageEvents.MessagesUnread>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ unread: conversationSides.unread, listing: listings, recipient: users })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .innerJoin(users, eq(users.id, conversationSides.userId))
    .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.userId, userId)));
  if (!found?.unread || !found.recipient.notifyMessages) return;
  // Counted from the last one, not by time: a clock may have stepped back between two messages.
  const [first] = await ctx.db
    .select({ text: messages.text, author: users.username })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.authorId, userId),
        isNull(messages.takenBackAt),
      ),
    )
    .orderBy(desc(messages.id))
    .offset(found.unread - 1)
    .limit(1);
  if (!first) return;
  await writeMail(ctx, mailSettings, found.recipient, {
    key: `messages:${conversationId}:${userId}:${Date.parse(since)}`,
    kind: "messages-unread",
    unsubscribe: { from: "messages", key: await unsubscribeKeyOf(ctx, userId) },
    content: (addresses, nameOf) =>
      messagesUnreadMail({
        ...first,
        name: nameOf(found.listing),
        count: found.unread,
        url: addresses.conversation(conversationId),
      }),
  });
}
