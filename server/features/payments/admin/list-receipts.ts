import { receiptFaults, type WaitingReceipt } from "#contract/payments/money-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, asc, count, eq, isNull, or, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { orders, payments, receipts } from "#server/features/payments/table.ts";

const pageSize = 20;

/** Money that waits for a person, the oldest first. */
export async function listReceipts(ctx: Ctx, { page }: { page: number }) {
  requireScope(ctx, "finance");
  const waits = and(isNull(receipts.orderId), isNull(receipts.resolvedAt));
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(receipts).where(waits),
    ctx.db
      .select({ receipt: receipts, order: orders, payer: users.username })
      .from(receipts)
      // Of a gateway the attempt says whose it is, of a transfer its symbol.
      .leftJoin(
        payments,
        and(sql`${payments.gateway} = ${receipts.source}`, eq(payments.reference, receipts.reference)),
      )
      .leftJoin(orders, or(eq(orders.variableSymbol, receipts.variableSymbol), eq(orders.id, payments.orderId)))
      .leftJoin(users, eq(users.id, orders.userId))
      .where(waits)
      .orderBy(asc(receipts.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const total = counted?.total ?? 0;
  return { items: rows.map(receiptView), total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

function receiptView({
  receipt,
  order,
  payer,
}: {
  receipt: typeof receipts.$inferSelect;
  order: typeof orders.$inferSelect | null;
  payer: string | null;
}): WaitingReceipt {
  return {
    id: receipt.id,
    source: receipt.source,
    reference: receipt.reference,
    amount: toCzk(receipt.amountMinor),
    currency: receipt.currency,
    variableSymbol: receipt.variableSymbol,
    note: receipt.note,
    fault: receiptFaults.find((each) => each === receipt.fault) ?? "no_order",
    receivedAt: receipt.receivedAt.toISOString(),
    suggestion: order && { id: order.id, status: order.status, total: toCzk(order.totalMinor), payer },
  };
}
