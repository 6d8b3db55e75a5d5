import type { goodsOrders } from "#server/features/goods-orders/table.ts";

type Goods = typeof goodsOrders.$inferSelect;

/**
 * A guest as the addressee of mails about their order, or null: before they have paid nothing is sent but where a promised
 * transfer goes, and one reminder of it, so that nobody fills a stranger's mailbox by ordering for them (RULES.md GO6). Whoever pays has vouched for the address.
 */
export function payingGuest(
  order: Goods | null,
  since: Date | null = order?.paidAt ?? null,
): { email: string; locale: Goods["locale"]; emailConfirmedAt: Date } | null {
  if (!order || !since || order.userId !== null || order.email === "") return null;
  return { email: order.email, locale: order.locale, emailConfirmedAt: since };
}
