import type { SitePolicy } from "#contract/admin/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { messageEvents } from "#server/features/messages/events.ts";
import { conversations, messages } from "#server/features/messages/table.ts";
import { answerHiddenMail } from "./answer-hidden.ts";

/** Tells the asker and the owner why a moderator took the question and its answer off the item's page. */
export async function writeHiddenAnswerMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { messageId }: PayloadOf<typeof messageEvents.AnswerHidden>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ answer: messages, askerId: conversations.askerId, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(messages.id, messageId));
  if (!found) return;
  const { answer, askerId, listing } = found;
  for (const userId of [askerId, listing.sellerId]) {
    const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
    if (!recipient) continue;
    await writeMail(ctx, mailSettings, recipient, {
      key: `answer-hidden:${messageId}:${userId}`,
      kind: "answer-hidden",
      content: (addresses, nameOf) =>
        answerHiddenMail({
          name: nameOf(listing),
          as: userId === askerId ? "asker" : "owner",
          rule: answer.hiddenRule as SitePolicy | null,
          reason: answer.hiddenReason,
          url: addresses.conversation(answer.conversationId),
        }),
    });
  }
}
