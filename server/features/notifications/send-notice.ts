import { sql } from "drizzle-orm";
import { type NoticeEvent, noticeEvent } from "#contract/live.ts";
import { toCzk } from "#contract/money.ts";
import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/auctions/get-listing.ts";
import { type PersonalMessage, peopleChannel } from "#server/live/person-hub.ts";

/** People in one message: PostgreSQL takes payloads below 8 000 bytes. */
const peoplePerMessage = 200;

/** Sends a notice about a listing to people's open windows, in whichever process those are, when the transaction commits. */
export async function sendNotice(
  ctx: Ctx,
  userIds: readonly number[],
  kind: NoticeEvent["kind"],
  { id, slug, name, finalPriceMinor, priceMinor }: ListingRow,
  more: Partial<Pick<NoticeEvent, "dealId" | "nextMinimum">> = {},
): Promise<void> {
  const price = finalPriceMinor ?? priceMinor;
  const data = noticeEvent.parse({
    kind,
    listing: { id, slug, name },
    price: price === null ? null : toCzk(price),
    dealId: null,
    nextMinimum: null,
    ...more,
  } satisfies NoticeEvent);
  for (let from = 0; from < userIds.length; from += peoplePerMessage) {
    const message: PersonalMessage = {
      userIds: userIds.slice(from, from + peoplePerMessage),
      event: "notice",
      data,
    };
    await ctx.db.execute(sql`select pg_notify(${peopleChannel}, ${JSON.stringify(message)})`);
  }
}
