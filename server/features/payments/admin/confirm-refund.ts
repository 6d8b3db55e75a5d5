import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { findGateway } from "#server/features/payments/find-gateway.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { isGateway, markSent } from "#server/features/payments/refunds/send-refunds.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { receipts } from "#server/features/payments/table.ts";

/**
 * PM11: A refund of what came by a transfer waits until somebody confirms that it was sent at the bank; until then the
 * order says that the money is on its way back, not that it is back.
 *
 * Says that a refund was sent at the bank; safe to repeat. What a gateway pays out is not confirmed by hand.
 */
export async function confirmRefund(ctx: Ctx, id: number): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ refund: refunds, source: receipts.source })
      .from(refunds)
      .innerJoin(receipts, eq(receipts.orderId, refunds.orderId))
      .where(eq(refunds.id, id));
    if (!found) throw new NotFound();
    const { refund, source } = found;
    await lockOrder(tx, refund.orderId);
    await refuseOwnMoney(tx, refund.orderId);
    if (isGateway(source) && findGateway(tx, source)) throw new Conflict("PAID_OUT_BY_GATEWAY");
    const { orderId, amountMinor } = refund;
    if (!(await markSent(tx, { id, orderId, amountMinor, source }))) return;
    await recordChange(tx, { subject: "money", id: orderId, from: null, to: { paidOut: amountMinor } });
  });
}
