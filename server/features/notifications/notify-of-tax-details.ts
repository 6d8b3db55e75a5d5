import type { Ctx } from "#server/context.ts";
import { desc, eq, sql } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { sellerReportEvents } from "#server/features/seller-reports/events.ts";
import { sendNotification } from "./send-notification.ts";

/** Tells sellers who are asked for tax details what the mail asks of them (rule TR7). */
export const notifyOfTaxDetails: Subscriber[] = [on(sellerReportEvents.TaxDetailsWanted, notifyOfWanted)];

/** Every notification is of a listing: this one of the sale that was paid last, which has brought the seller near the thresholds. */
async function notifyOfWanted(
  ctx: Ctx,
  { userId }: PayloadOf<typeof sellerReportEvents.TaxDetailsWanted>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const [last] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.sellerId, userId))
    .orderBy(sql`${deals.paidAt} desc nulls last`, desc(deals.id))
    .limit(1);
  if (last) await sendNotification(ctx, eventId, [userId], "tax_wanted", last.listing);
}
