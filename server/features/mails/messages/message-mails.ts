import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { and, desc, eq, isNull, ne } from "#server/db/query.ts";
import { unsubscribeKeyOf } from "#server/features/accounts/preferences/unsubscribe-key.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { findUser } from "#server/features/mails/load.ts";
import type { Reasons } from "#server/features/mails/templates/decision.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { quoted } from "#server/features/mails/templates/quoted.ts";
import { messageEvents } from "#server/features/messages/events.ts";
import { conversationSides, conversations, messages } from "#server/features/messages/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

/** A mail quotes this many characters of a message; the page has the rest. */
const quotedCharacters = 400;
const decision: Reasons = { rule: "privacy", reason: "V otázce je cizí telefonní číslo." };

export const messageMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** Quotes the first of them; without a text it is a photograph. */
    "messages-unread": { author: "petr.novak", text: "Je zátka původní?", count: 2 },
    "answer-hidden": { as: "asker", decision },
  },
});
const { mail } = messageMails;

export const onMessageEvents = [
  /** Unless they have been read or the user has unsubscribed: one mail for all messages since the last reading. */
  mailsOn(messageEvents.MessagesUnread, async (ctx, { conversationId, userId, since }) => {
    const [found] = await ctx.db
      .select({ unread: conversationSides.unread, lot: listings, recipient: users })
      .from(conversationSides)
      .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .innerJoin(users, eq(users.id, conversationSides.userId))
      .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.userId, userId)));
    if (!found?.unread || !found.recipient.notifyMessages) return null;
    // Counted from the last one, not by time: a clock may have stepped back between two messages.
    const [first] = await ctx.db
      .select({ text: messages.text, author: users.username })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.authorId))
      .where(
        and(eq(messages.conversationId, conversationId), ne(messages.authorId, userId), isNull(messages.takenBackAt)),
      )
      .orderBy(desc(messages.id))
      .offset(found.unread - 1)
      .limit(1);
    if (!first) return null;
    const { lot, recipient, unread: count } = found;
    return mail("messages-unread", recipient, `messages:${conversationId}:${userId}:${Date.parse(since)}`, {
      lot,
      url: (to) => to.conversation(conversationId),
      data: { author: first.author, text: quoted(first.text, quotedCharacters), count },
      unsubscribe: { from: "messages", key: await unsubscribeKeyOf(ctx, userId) },
    });
  }),
  /** Tells the asker and the owner why a moderator took the question and its answer off the item's page. */
  mailsOn(messageEvents.AnswerHidden, async (ctx, { messageId }) => {
    const [found] = await ctx.db
      .select({ answer: messages, askerId: conversations.askerId, lot: listings })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .where(eq(messages.id, messageId));
    if (!found) return null;
    const { answer, askerId, lot } = found;
    const decision = { rule: answer.hiddenRule as SitePolicy | null, reason: answer.hiddenReason };
    const sides = [await findUser(ctx, askerId), await findUser(ctx, lot.sellerId)];
    return sides.flatMap((user) =>
      user
        ? mail("answer-hidden", user, `answer-hidden:${messageId}:${user.id}`, {
            lot,
            url: (to) => to.conversation(answer.conversationId),
            data: { as: user.id === askerId ? "asker" : "owner", decision },
          })
        : [],
    );
  }),
];
