import { type NoticeEvent, noticeEvent } from "#contract/bids/live.ts";
import { toCzk } from "#contract/values/money.ts";
import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { sendToPeople } from "./send-to-people.ts";
import { notices } from "./table.ts";

/** Rows per insert. */
const batchSize = 1_000;

/**
 * Stores a notice about a listing for each of the people and, when the transaction commits, sends it to their open
 * windows in every process; an event delivered twice is one notice.
 */
export async function sendNotice(
  ctx: Ctx,
  eventId: number,
  userIds: readonly number[],
  kind: NoticeEvent["kind"],
  { id, slug, name, finalPriceMinor, priceMinor: visiblePriceMinor }: ListingRow,
  more: Partial<Pick<NoticeEvent, "dealId" | "news" | "nextMinimum">> = {},
): Promise<void> {
  const priceMinor = finalPriceMinor ?? visiblePriceMinor;
  const data = noticeEvent.parse({
    kind,
    listing: { id, slug, name },
    price: priceMinor === null ? null : toCzk(priceMinor),
    dealId: null,
    news: null,
    nextMinimum: null,
    ...more,
  } satisfies NoticeEvent);
  const row = {
    eventId,
    kind,
    listingId: id,
    dealId: data.dealId,
    news: data.news,
    priceMinor,
    createdAt: ctx.clock(),
  };
  for (let from = 0; from < userIds.length; from += batchSize) {
    const rows = userIds.slice(from, from + batchSize).map((userId) => ({ ...row, userId }));
    await ctx.db.insert(notices).values(rows).onConflictDoNothing();
  }
  await sendToPeople(ctx, userIds, "notice", data);
}
