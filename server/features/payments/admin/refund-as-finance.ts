import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";

interface Refund {
  readonly orderId: number;
  /** Haléře. */
  readonly amountMinor: number;
  readonly reason: string;
  readonly idempotencyKey: string;
}

/** Gives money back to who paid an order, with a reason in the audit. The same key gives it back once. */
export async function refundAsFinance(ctx: Ctx, refund: Refund): Promise<void> {
  const { userId } = requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    if (!order) throw new NotFound();
    await refuseOwnMoney(tx, refund.orderId);
    // What is held for a deal goes back by its case alone, which ends or mends the deal too.
    if (order.isEscrowed) throw new Conflict("ORDER_HELD");
    await refundOrder(tx, { ...refund, byId: userId });
    const to = { returned: refund.amountMinor, reason: refund.reason };
    await recordChange(tx, { subject: "money", id: refund.orderId, from: order.status, to });
  });
}
