import { timingSafeEqual } from "node:crypto";
import type { Order } from "#contract/payments/orders.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, desc, eq, isNull, or, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { listWaysToPay } from "./list-ways-to-pay.ts";
import { orderView } from "./order-view.ts";
import { hasBeenPaid, shownStatus } from "./payment-rules.ts";
import { readTransfer } from "./read-transfer.ts";
import { refunds } from "./refunds/table.ts";
import { orderLines, orders, payments, receipts } from "./table.ts";

/** The order at an address; a wrong hash is as good as no order. */
export async function getOrder(ctx: Ctx, id: number, hash: string): Promise<Order> {
  const row = await getOrderRow(ctx, id, hash);
  const isDue = shownStatus(row, ctx.clock()) === "awaiting_payment";
  const [lines, [attempt], moneyWaits, unsent, methods, transfer] = await Promise.all([
    ctx.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
    ctx.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(desc(payments.id)).limit(1),
    doesMoneyWait(ctx, row),
    ctx.db.$count(refunds, and(eq(refunds.orderId, id), isNull(refunds.sentAt))),
    isDue ? listWaysToPay(ctx, row.totalMinor) : [],
    isDue ? readTransfer(ctx, row) : null,
  ]);
  return orderView(ctx, {
    ...{ row, lines, moneyWaits, methods, transfer },
    attempt: attempt ?? null,
    refundWaits: unsent > 0,
  });
}

/** Whether money that came for an order waits for a person, since it did not agree with it. */
async function doesMoneyWait(ctx: Ctx, { id, status, variableSymbol }: typeof orders.$inferSelect): Promise<boolean> {
  if (hasBeenPaid(status)) return false;
  const waits = and(isNull(receipts.orderId), isNull(receipts.resolvedAt));
  const isOfAttempt = sql`exists (select from payments p where p.order_id = ${id}
    and p.gateway = ${receipts.source} and p.reference = ${receipts.reference})`;
  return (await ctx.db.$count(receipts, and(waits, or(eq(receipts.variableSymbol, variableSymbol), isOfAttempt)))) > 0;
}

export async function getOrderRow(ctx: Ctx, id: number, hash: string): Promise<typeof orders.$inferSelect> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (!row || !isSame(row.hash, hash)) throw new NotFound();
  return row;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
