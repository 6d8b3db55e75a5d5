import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber, type Told } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { listings } from "#server/features/listings/table.ts";
import { productEvents } from "#server/features/products/events.ts";
import { sendNotice } from "./send-notice.ts";

/** Tells who waits for goods from stock that they can be had. */
export const tellGoodsNotices: Subscriber[] = [on(productEvents.ProductWatchMet, tellMet)];

async function tellMet(
  ctx: Ctx,
  { userId, productId, wishedMinor, priceMinor }: PayloadOf<typeof productEvents.ProductWatchMet>,
  { id: eventId }: Told,
): Promise<void> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.id, productId));
  if (listing?.status !== "live") return;
  const kind = wishedMinor === null ? "goods_back" : "goods_cheaper";
  await sendNotice(ctx, eventId, [userId], kind, { ...listing, priceMinor });
}
