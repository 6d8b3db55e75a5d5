import { type NotificationEvent, notificationEvent } from "#contract/bids/live.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { isNotified } from "#server/features/accounts/preferences/news-rules.ts";
import { users } from "#server/features/accounts/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { furtherFoundWords, pushWords } from "#server/features/pushes/push-words.ts";
import { storePushes } from "#server/features/pushes/store-pushes.ts";
import { notificationPath } from "./notification-path.ts";
import { topicOfNotification } from "./notification-rules.ts";
import { sendToPeople } from "./send-to-people.ts";
import { notifications } from "./table.ts";

/** Rows per insert. */
const batchSize = 1_000;

/**
 * NT4: The same event is one mail and one notification, however often it is handled; the list shows the last of a kind
 * about a listing, all of one listing together.
 *
 * Stores a notification about a listing for each of the people and, when the transaction commits, sends it to their open
 * windows in every process; an event delivered twice is one notification. Who has declined such news on the page gets none.
 */
export async function sendNotification(
  ctx: Ctx,
  eventId: number,
  concerned: readonly number[],
  kind: NotificationEvent["kind"],
  { id, slug, name, nameEn, finalPriceMinor, priceMinor: visiblePriceMinor, endsAt }: ListingRow,
  more: Partial<Pick<NotificationEvent, "dealId" | "news" | "search" | "nextMinimum">> = {},
): Promise<void> {
  const priceMinor = finalPriceMinor ?? visiblePriceMinor;
  const data = notificationEvent.parse({
    kind,
    listing: { id, slug, name, ...(nameEn !== null && { nameEn }) },
    price: priceMinor === null ? null : toCzk(priceMinor),
    dealId: null,
    news: null,
    search: null,
    nextMinimum: null,
    ...more,
  } satisfies NotificationEvent);
  const row = {
    eventId,
    kind,
    listingId: id,
    dealId: data.dealId,
    news: data.news,
    searchId: data.search?.id ?? null,
    furtherFound: data.search?.further ?? 0,
    priceMinor,
    createdAt: ctx.clock(),
  };
  for (let from = 0; from < concerned.length; from += batchSize) {
    const people = await ctx.db
      .select()
      .from(users)
      .where(inArray(users.id, concerned.slice(from, from + batchSize)));
    const newsTopic = topicOfNotification(kind, data.news);
    const payload = people.filter((user) => isNotified(user, newsTopic, "page")).map(({ id: userId }) => userId);
    const rows = payload.map((userId) => ({ ...row, userId }));
    if (rows.length > 0) await ctx.db.insert(notifications).values(rows).onConflictDoNothing();
    await sendToPeople(ctx, payload, "notice", data);
    await storePushes(ctx, eventId, people, {
      newsTopic,
      listing: { name, nameEn },
      text: data.search?.further ? furtherFoundWords(data.search.further) : pushWords[kind],
      path: { cs: notificationPath("cs", data), en: notificationPath("en", data) },
      listingId: id,
      endsAt: kind === "outbid" ? endsAt : null,
    });
  }
}
