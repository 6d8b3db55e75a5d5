import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { findIssued } from "./find-issued.ts";
import { invoiceView } from "./invoice-view.ts";
import { contentOf } from "./issue-invoice.ts";
import { storeInvoice } from "./store-invoice.ts";

/**
 * IN6: While an order awaits its payment, its owner may have one proforma.
 *
 * A second call gives the first one.
 */
export async function issueProforma(ctx: Ctx, orderId: number): Promise<ListedInvoice> {
  const { userId } = requireUser(ctx);
  const iban = await readOwnIban(ctx);
  const issued = await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw new NotFound();
    const earlier = await findIssued(tx, orderId, "proforma");
    if (earlier) return earlier;
    if (order.isEscrowed || order.status !== "awaiting_payment" || order.expiresAt <= tx.clock())
      throw new Conflict("ORDER_CLOSED");
    const content = { ...(await contentOf(tx, order)), dueOn: lastDayOf(order.expiresAt), iban };
    return storeInvoice(tx, { kind: "proforma", orderId, userId, content });
  });
  return invoiceView(issued);
}

/** The day in Prague of the last instant before another one, which may be midnight. */
function lastDayOf(end: Date): string {
  return pragueDay(new Date(end.getTime() - 1));
}
