import type { ListedOrder } from "#contract/payments/orders.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, count, desc, eq, sql } from "#server/db/query.ts";
import { orderLabel } from "./order-label.ts";
import { shownStatus } from "./payment-rules.ts";
import { orderLines, orders } from "./table.ts";

const pageSize = 20;

/** The caller's orders: those that wait for payment first, then the newest. */
export async function listMyOrders(ctx: Ctx, { page }: { page: number }) {
  const { userId } = requireUser(ctx);
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(orders).where(eq(orders.userId, userId)),
    ctx.db
      .select({ order: orders, label: orderLines.label })
      .from(orders)
      .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
      .where(eq(orders.userId, userId))
      .orderBy(sql`${orders.status} = 'awaiting_payment' desc`, desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const total = counted?.total ?? 0;
  return {
    items: rows.map((row) => listedOrder(ctx, row)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

function listedOrder(
  { locale, clock }: Ctx,
  { order, label }: { order: typeof orders.$inferSelect; label: LocalizedText },
): ListedOrder {
  return {
    id: order.id,
    hash: order.hash,
    status: shownStatus(order, clock()),
    subject: { type: order.subjectType, id: order.subjectId },
    total: toCzk(order.totalMinor),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.isOwed || order.isEscrowed ? null : order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    dueOn: order.dueOn,
    label: orderLabel(order, label, locale),
  };
}
