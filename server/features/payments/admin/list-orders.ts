import type { AdminOrder } from "#contract/payments/money-admin.ts";
import type { OrderStatus } from "#contract/payments/orders.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, desc, eq, or, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { orderLabel } from "#server/features/payments/order-label.ts";
import { orderLines, orders } from "#server/features/payments/table.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";

const pageSize = 30;

interface Asked {
  /** A number, a variable symbol or the user name of the payer. */
  readonly q: string;
  readonly status: "all" | OrderStatus;
  readonly page: number;
}

/** Confirmed accounts alone: of those a user name is one's own, and found by its index. */
const payerOf = (username: string) =>
  sql`select id from users where username = ${username} and email_confirmed_at is not null`;

/** Orders, the newest first. */
export async function listOrders(ctx: Ctx, { q, status, page }: Asked) {
  requireScope(ctx, "finance");
  const isNumber = /^\d{1,15}$/.test(q);
  const met = and(
    status === "all" ? undefined : eq(orders.status, status),
    q === ""
      ? undefined
      : or(
          eq(orders.variableSymbol, q),
          isNumber ? eq(orders.id, Number(q)) : undefined,
          sql`${orders.userId} = any(array(${payerOf(q)}))`,
        ),
  );
  const [total, rows] = await Promise.all([
    countUpTo(ctx, sql`from ${orders} where ${met ?? sql`true`}`),
    ctx.db
      .select({ order: orders, payer: users.username, label: orderLines.label })
      .from(orders)
      .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), sql`${orderLines.position} = 0`))
      .leftJoin(users, eq(users.id, orders.userId))
      .where(met)
      .orderBy(desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const items = rows.map((row) => orderView(ctx, row));
  return pageOfList(items, { total, page, pageSize });
}

function orderView(
  { locale }: Ctx,
  { order, payer, label }: { order: typeof orders.$inferSelect; payer: string | null; label: LocalizedText },
): AdminOrder {
  return {
    id: order.id,
    hash: order.hash,
    label: orderLabel(order, label, locale),
    subject: order.subjectType,
    status: order.status,
    payer,
    total: toCzk(order.totalMinor),
    refunded: toCzk(order.refundedMinor),
    escrowed:
      order.isEscrowed && order.paidAt ? toCzk(order.totalMinor - order.refundedMinor - order.releasedMinor) : 0,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
