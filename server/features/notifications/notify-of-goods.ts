import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { listings } from "#server/features/listings/table.ts";
import { productEvents } from "#server/features/products/events.ts";
import { sendNotification } from "./send-notification.ts";

/** Tells who waits for goods from stock that they can be had. */
export const notifyOfGoods: Subscriber[] = [on(productEvents.ProductWatchMet, notifyOfMet)];

async function notifyOfMet(
  ctx: Ctx,
  { userId, productId, wishedMinor, priceMinor }: PayloadOf<typeof productEvents.ProductWatchMet>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.id, productId));
  if (listing?.status !== "live") return;
  const kind = wishedMinor === null ? "goods_back" : "goods_cheaper";
  await sendNotification(ctx, eventId, [userId], kind, { ...listing, priceMinor });
}
