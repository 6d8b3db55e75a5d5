import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { addressesOf } from "#server/features/mails/templates/addresses.ts";
import { messageEvents } from "#server/features/messages/events.ts";
import { conversationSides, conversations } from "#server/features/messages/table.ts";
import { watchlistEvents } from "#server/features/watchlist/events.ts";
import { pushWords, unreadWords } from "./push-words.ts";
import { storePushes } from "./store-pushes.ts";

/** Pushes of what is no notification on the page; those that are come by `sendNotification`. */
export const subscribePushes: Subscriber[] = [
  on(watchlistEvents.WatchedEndingSoon, notifyOfEnding),
  on(messageEvents.MessagesUnread, notifyOfUnread),
];

const [cs, en] = [addressesOf("", "cs"), addressesOf("", "en")];

async function notifyOfEnding(
  ctx: Ctx,
  { listingId, userId }: PayloadOf<typeof watchlistEvents.WatchedEndingSoon>,
  { id }: EventMeta,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (lot?.status !== "live" || !lot.endsAt) return;
  await storePushes(ctx, id, await readersOf(ctx, userId), {
    newsTopic: "ending",
    listing: lot,
    text: pushWords.ending,
    path: { cs: cs.listing(lot), en: en.listing(lot) },
    listingId,
    endsAt: lot.endsAt,
  });
}

/** As the mail: not when they have been read meanwhile. What was written stays off the screen. */
async function notifyOfUnread(
  ctx: Ctx,
  { conversationId, userId }: PayloadOf<typeof messageEvents.MessagesUnread>,
  { id }: EventMeta,
): Promise<void> {
  const [found] = await ctx.db
    .select({ unread: conversationSides.unread, listing: listings })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.userId, userId)));
  if (!found?.unread) return;
  await storePushes(ctx, id, await readersOf(ctx, userId), {
    newsTopic: "messages",
    listing: found.listing,
    text: unreadWords,
    path: { cs: cs.conversation(conversationId), en: en.conversation(conversationId) },
    listingId: found.listing.id,
    endsAt: null,
  });
}

const readersOf = (ctx: Ctx, userId: number) => ctx.db.select().from(users).where(eq(users.id, userId));
