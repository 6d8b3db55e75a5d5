import type { OrderStatus } from "#contract/payments/orders.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accounts, bookEntries } from "./book-entries.ts";
import { paymentEvents } from "./events.ts";
import { lockOrder } from "./receive-money.ts";
import type { RuleReason } from "./refund-reasons.ts";
import { backFromLines } from "./refund-rules.ts";
import { orderLines, orders, refunds } from "./table.ts";

interface Refund {
  readonly orderId: number;
  /** Haléře; null: all that has not gone back yet, even if that is nothing. */
  readonly amountMinor: number | null;
  /** A rule's, or what a person has written; it stands on the credit note. */
  readonly reason: RuleReason | (string & {});
  readonly byId: number | null;
  /** The same key gives money back once. */
  readonly idempotencyKey: string;
}

/**
 * Decides that money goes back to who paid an order (RULES.md PM7): never more than was paid. What it had earned is taken back in the
 * ledger at once; `send-refunds.ts` has the gateway pay it out. A second call with the same key does nothing, one for another amount is refused.
 */
export async function refundOrder(ctx: Ctx, refund: Refund): Promise<void> {
  await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    if (!order || order.paidAt === null) throw new Conflict("ORDER_CLOSED");
    const isDone = and(eq(refunds.orderId, order.id), eq(refunds.idempotencyKey, refund.idempotencyKey));
    const [done] = await tx.db.select({ amountMinor: refunds.amountMinor }).from(refunds).where(isDone);
    if (done && refund.amountMinor !== null && done.amountMinor !== refund.amountMinor)
      throw new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
    if (done) return;
    const leftMinor = order.totalMinor - order.refundedMinor - order.releasedMinor;
    const amountMinor = refund.amountMinor ?? leftMinor;
    const refundedMinor = order.refundedMinor + amountMinor;
    if (refund.amountMinor === null && leftMinor === 0) return;
    if (amountMinor <= 0 || amountMinor > leftMinor) throw new Conflict("REFUND_TOO_HIGH");
    const { orderId, reason, byId, idempotencyKey } = refund;
    await tx.db
      .insert(refunds)
      .values({ orderId, reason, byId, idempotencyKey, amountMinor, createdAt: tx.clock() });
    await bookBack(tx, order, amountMinor);
    const isWhole = refundedMinor === order.totalMinor;
    const status: OrderStatus = isWhole ? "refunded" : "partly_refunded";
    await tx.db.update(orders).set({ refundedMinor, status }).where(eq(orders.id, order.id));
    await publish(tx, paymentEvents.OrderRefunded, {
      orderId: order.id,
      subject: { type: order.subjectType, id: order.subjectId },
      isWhole,
    });
  });
}

async function bookBack(ctx: Ctx, order: typeof orders.$inferSelect, amountMinor: number): Promise<void> {
  if (order.isHeld) {
    const entry = { debit: accounts.escrow, credit: accounts.refunds, amountMinor };
    return bookEntries(ctx, [entry], { reason: "refund", orderId: order.id });
  }
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const back = backFromLines(lines, order.refundedMinor, amountMinor);
  const entries = back.flatMap(({ line, netMinor, vatMinor }) => [
    { debit: accounts.revenue(line.revenue), credit: accounts.refunds, amountMinor: netMinor },
    { debit: accounts.vat(line.vatPercent ?? 0), credit: accounts.refunds, amountMinor: vatMinor },
  ]);
  await bookEntries(ctx, entries, { reason: "refund", orderId: order.id });
}
