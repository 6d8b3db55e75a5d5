import type { GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { carriers } from "#server/features/carriers/table.ts";
import { daysOnWay } from "#server/features/goods-orders/goods-order-rules.ts";
import type { GoodsOrderRow } from "#server/features/goods-orders/table.ts";
import type { orders } from "#server/features/payments/table.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { readStores } from "#server/features/stores/read-stores.ts";
import { stores } from "#server/features/stores/table.ts";
import type { PaidOrder } from "./paid-order-mail.ts";

/** Days ahead in which goods are picked up: a store's exceptions after them are not told. */
const daysOfPickup = 14;

/** What the mail of a paid order tells, but for its links. */
export async function readPaidOrder(
  ctx: Ctx,
  locale: Locale,
  { goods: row, order }: { goods: GoodsOrderRow; order: typeof orders.$inferSelect },
  goods: GoodsOrder,
): Promise<Omit<PaidOrder, "urls">> {
  const [carrier] =
    row.carrierId === null ? [] : await ctx.db.select().from(carriers).where(eq(carriers.id, row.carrierId));
  return {
    goods,
    totalMinor: order.totalMinor,
    carrierNote: carrier ? inLanguage(carrier.note, locale) : "",
    days: daysOnWay(row.address),
    store: row.storeId === null ? null : await readPickup(ctx, row.storeId),
    operator: (await readPublicSettings(ctx)).contacts,
  };
}

/** Also of a store that is hidden by now: the goods wait there all the same. */
async function readPickup(ctx: Ctx, storeId: number): Promise<PaidOrder["store"]> {
  const [store] = await readStores(ctx, eq(stores.id, storeId));
  if (!store) return null;
  const today = pragueDay(ctx.clock());
  const exceptions = store.exceptions.filter(({ on }) => on >= today && on <= dayAfter(today, daysOfPickup));
  return { ...store, exceptions };
}
