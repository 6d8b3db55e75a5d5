import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { bookEntries } from "./book-entries.ts";
import { accounts } from "./ledger-rules.ts";
import { lockOrder } from "./receive-money.ts";
import { orders } from "./table.ts";

/**
 * Releases what is held of an order (rule PP3). Returns how much, haléře; a second time, or after a whole refund, nothing.
 */
export async function releaseOrder(ctx: Ctx, orderId: number): Promise<number> {
  return transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.isEscrowed || order.paidAt === null) throw new Conflict("ORDER_CLOSED");
    const leftMinor = order.totalMinor - order.refundedMinor - order.releasedMinor;
    if (leftMinor === 0) return 0;
    await tx.db
      .update(orders)
      .set({ releasedMinor: order.releasedMinor + leftMinor })
      .where(eq(orders.id, orderId));
    const entry = { debit: accounts.escrow, credit: accounts.payouts, amountMinor: leftMinor };
    await bookEntries(tx, [entry], { reason: "release", orderId });
    return leftMinor;
  });
}
