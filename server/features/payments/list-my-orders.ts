import type { ListedOrder } from "#contract/payments/orders.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, desc, eq, sql } from "#server/db/query.ts";
import { readPage } from "#server/db/read-page.ts";
import { orderLabel } from "./order-label.ts";
import { shownStatus } from "./payment-rules.ts";
import { orderLines, orders } from "./table.ts";

const pageSize = 20;

/** The caller's orders: those that wait for payment first, then the newest. */
export async function listMyOrders(ctx: Ctx, { page }: { page: number }) {
  const { userId } = requireUser(ctx);
  const areOwn = eq(orders.userId, userId);
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: (limit, offset) =>
      ctx.db
        .select({ order: orders, label: orderLines.label })
        .from(orders)
        .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
        .where(areOwn)
        .orderBy(sql`${orders.status} = 'awaiting_payment' desc`, desc(orders.id))
        .limit(limit)
        .offset(offset),
    count: () => ctx.db.$count(orders, areOwn),
  });
  return { items: rows.map((row) => listedOrder(ctx, row)), ...placed };
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
