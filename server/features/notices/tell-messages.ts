import type { MessageEvent } from "#contract/bids/live.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber, type Told } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { listings } from "#server/features/listings/table.ts";
import { messageEvents } from "#server/features/messages/events.ts";
import { conversations, messages } from "#server/features/messages/table.ts";
import { sendNotice } from "./send-notice.ts";
import { sendToPeople } from "./send-to-people.ts";

/** Tells both sides' open windows of a message, and both sides of an answer that a moderator hid. */
export const tellMessages: Subscriber[] = [
  on(messageEvents.MessageSent, (ctx, { conversationId, userIds }) =>
    sendToPeople(ctx, userIds, "message", { conversationId } satisfies MessageEvent),
  ),
  on(messageEvents.AnswerHidden, tellHidden),
];

async function tellHidden(
  ctx: Ctx,
  { messageId }: PayloadOf<typeof messageEvents.AnswerHidden>,
  { id: eventId }: Told,
): Promise<void> {
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
