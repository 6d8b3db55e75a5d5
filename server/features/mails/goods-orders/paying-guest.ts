import type { goodsOrders } from "#server/features/goods-orders/table.ts";

type Goods = typeof goodsOrders.$inferSelect;

/**
 * GO6: A guest is written to once they have paid, and before that where a transfer goes that they have promised, with one reminder
 * (GO15), so that nobody fills a stranger's mailbox; an account at every step. Mails of an order without an account, its documents' too,
 * lead to the page that its secret address opens to anybody, others to the account's.
 *
 * Whoever pays has vouched for the address.
 */
export function payingGuest(
  order: Goods | null,
  since: Date | null = order?.paidAt ?? null,
): { email: string; locale: Goods["locale"]; emailConfirmedAt: Date } | null {
  if (!order || !since || order.userId !== null || order.email === "") return null;
  return { email: order.email, locale: order.locale, emailConfirmedAt: since };
}
