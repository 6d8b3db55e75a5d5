import type { MessageEvent } from "#contract/bids/live.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { listings } from "#server/features/listings/table.ts";
import { messageEvents } from "#server/features/messages/events.ts";
import { conversations, messages } from "#server/features/messages/table.ts";
import { sendNotification } from "./send-notification.ts";
import { sendToPeople } from "./send-to-people.ts";

/** Tells both sides' open windows of a message, and both sides of an answer that a moderator hid. */
export const notifyOfMessages: Subscriber[] = [
  on(messageEvents.MessageSent, (ctx, { conversationId, userIds }) =>
    sendToPeople(ctx, userIds, "message", { conversationId } satisfies MessageEvent),
  ),
  on(messageEvents.AnswerHidden, notifyHidden),
];

async function notifyHidden(
  ctx: Ctx,
  { messageId }: PayloadOf<typeof messageEvents.AnswerHidden>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const [found] = await ctx.db
    .select({ askerId: conversations.askerId, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(messages.id, messageId));
  if (!found) return;
  const { askerId, listing } = found;
  await sendNotification(ctx, eventId, [listing.sellerId, askerId], "answer_hidden", listing);
}
