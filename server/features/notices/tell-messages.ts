import { z } from "zod";
import type { MessageEvent } from "#contract/live.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { Subscriber } from "#server/events/dispatcher.ts";
import { listings } from "#server/features/listings/table.ts";
import { conversations, messages } from "#server/features/messages/table.ts";
import { sendNotice } from "./send-notice.ts";
import { sendToPeople } from "./send-to-people.ts";

const messageSent = z.object({ conversationId: z.number(), userIds: z.array(z.number()) });
const answerHidden = z.object({ messageId: z.number() });

/** Tells both sides' windows that something was written, and both sides that a moderator took it off an item's page. */
export const tellMessages: Subscriber = async (ctx, { id, topic, payload }) => {
  switch (topic) {
    case "MessageSent": {
      const { conversationId, userIds } = messageSent.parse(payload);
      return sendToPeople(ctx, userIds, "message", { conversationId } satisfies MessageEvent);
    }
    case "AnswerHidden":
      return tellHidden(ctx, id, answerHidden.parse(payload).messageId);
  }
};

async function tellHidden(ctx: Ctx, eventId: number, messageId: number): Promise<void> {
  const [found] = await ctx.db
    .select({ askerId: conversations.askerId, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(messages.id, messageId));
  if (!found) return;
  const { askerId, listing } = found;
  await sendNotice(ctx, eventId, [listing.sellerId, askerId], "answer_hidden", listing);
}
