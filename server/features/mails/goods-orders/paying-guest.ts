import type { goodsOrders } from "#server/features/goods-orders/table.ts";

type Goods = typeof goodsOrders.$inferSelect;

/** The guest whom mails of an order go to (rule GO6): whoever pays has vouched for the address. */
export function payingGuest(
  order: Goods | null,
  since: Date | null = order?.paidAt ?? null,
): { email: string; locale: Goods["locale"]; emailConfirmedAt: Date } | null {
  if (!order || !since || order.userId !== null || order.email === "") return null;
  return { email: order.email, locale: order.locale, emailConfirmedAt: since };
}
