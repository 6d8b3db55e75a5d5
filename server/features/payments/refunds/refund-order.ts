import type { OrderStatus } from "#contract/payments/orders.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { bookEntries } from "../book-entries.ts";
import { paymentEvents } from "../events.ts";
import { accounts } from "../ledger-rules.ts";
import { lockOrder } from "../receive-money.ts";
import { orders } from "../table.ts";
import { readPaidLines } from "./read-paid-lines.ts";
import type { RuleReason } from "./refund-reasons.ts";
import { backFromLines } from "./refund-rules.ts";
import { refundLines, refunds } from "./table.ts";

interface Refund {
  readonly orderId: number;
  /** Haléře; null: what `lines` name, or without them all that has not gone back yet, even if that is nothing. */
  readonly amountMinor: number | null;
  /** Haléře by the position of the line that they are for; no more than is left of the order goes back. */
  readonly lines?: ReadonlyMap<number, number>;
  /** A rule's, or what a person has written; it stands on the credit note. */
  readonly reason: RuleReason | (string & {});
  readonly byId: number | null;
  /** The same key gives money back once. */
  readonly idempotencyKey: string;
}

/**
 * Decides that money goes back to who paid an order (rule PM7): never more than was paid. What it had earned is taken back in the ledger
 * at once; `send-refunds.ts` has the gateway pay it out. A second call with the same key does nothing, one for another amount is refused.
 * Returns what goes back, haléře.
 */
export async function refundOrder(ctx: Ctx, refund: Refund): Promise<number> {
  return transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    if (!order || order.paidAt === null) throw new Conflict("ORDER_CLOSED");
    const isDone = and(eq(refunds.orderId, order.id), eq(refunds.idempotencyKey, refund.idempotencyKey));
    const [done] = await tx.db.select({ amountMinor: refunds.amountMinor }).from(refunds).where(isDone);
    if (done && refund.amountMinor !== null && done.amountMinor !== refund.amountMinor)
      throw new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
    if (done) return done.amountMinor;
    const leftMinor = order.totalMinor - order.refundedMinor - order.releasedMinor;
    const amountMinor = refund.amountMinor ?? Math.min(namedSum(refund.lines) ?? leftMinor, leftMinor);
    const refundedMinor = order.refundedMinor + amountMinor;
    if (refund.amountMinor === null && amountMinor === 0) return 0;
    if (amountMinor <= 0 || amountMinor > leftMinor) throw new Conflict("REFUND_TOO_HIGH");
    const { orderId, reason, byId, idempotencyKey } = refund;
    const [stored] = await tx.db
      .insert(refunds)
      .values({ orderId, reason, byId, idempotencyKey, amountMinor, createdAt: tx.clock() })
      .returning({ id: refunds.id });
    if (!stored) throw new Error("an insert returns its row");
    if (order.isEscrowed) await bookEscrowBack(tx, orderId, amountMinor);
    else await takeFromLines(tx, orderId, { refundId: stored.id, amountMinor, named: refund.lines });
    const isWhole = refundedMinor === order.totalMinor;
    const status: OrderStatus = isWhole ? "refunded" : "partly_refunded";
    await tx.db.update(orders).set({ refundedMinor, status }).where(eq(orders.id, order.id));
    await publish(tx, paymentEvents.OrderRefunded, {
      orderId: order.id,
      subject: { type: order.subjectType, id: order.subjectId },
      isWhole,
    });
    return amountMinor;
  });
}

function namedSum(lines: Refund["lines"]): number | null {
  return lines ? [...lines.values()].reduce((sum, minor) => sum + minor, 0) : null;
}

function bookEscrowBack(ctx: Ctx, orderId: number, amountMinor: number): Promise<void> {
  const entry = { debit: accounts.escrow, credit: accounts.refunds, amountMinor };
  return bookEntries(ctx, [entry], { reason: "refund", orderId });
}

interface Taken {
  readonly refundId: number;
  readonly amountMinor: number;
  readonly named: Refund["lines"];
}

/** Notes what goes back from which line, for the credit note, and takes it back in the ledger. */
async function takeFromLines(ctx: Ctx, orderId: number, { refundId, amountMinor, named }: Taken): Promise<void> {
  const lines = await readPaidLines(ctx, orderId);
  const back = backFromLines(lines, amountMinor, named);
  await ctx.db.insert(refundLines).values(back.map((part) => ({ ...part, refundId })));
  const entries = back.flatMap(({ position, totalMinor, vatMinor }) => {
    const line = lines.find((each) => each.position === position);
    if (!line) throw new Error("money goes back from lines of the order");
    return [
      {
        debit: accounts.revenue(line.revenue),
        credit: accounts.refunds,
        amountMinor: totalMinor - vatMinor,
      },
      { debit: accounts.vat(line.vatPercent ?? 0), credit: accounts.refunds, amountMinor: vatMinor },
    ];
  });
  await bookEntries(ctx, entries, { reason: "refund", orderId });
}
