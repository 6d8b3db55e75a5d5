import type { ConfirmedWay } from "#contract/payments/money-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { hasBeenPaid } from "#server/features/payments/payment-rules.ts";
import { lockOrder, receiveMoney } from "#server/features/payments/receive-money.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { byHandReference } from "./meet-by-hand.ts";

interface Confirmation {
  readonly orderId: number;
  /** Haléře. */
  readonly amountMinor: number;
  /** In cash it is on no statement. */
  readonly way: ConfirmedWay;
  readonly reason: string;
}

/** Says that the money for an order has come, in cash or before a statement tells it: under the order's lock, so that of two only one is taken in. */
export async function confirmOrder(ctx: Ctx, { orderId, amountMinor, way, reason }: Confirmation): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new NotFound();
    await refuseOwnMoney(tx, orderId);
    if (hasBeenPaid(order.status)) throw new Conflict("ORDER_CLOSED");
    if (amountMinor !== order.totalMinor) throw new Conflict("RECEIPT_TOO_SMALL");
    await receiveMoney(tx, {
      source: way,
      reference: byHandReference(orderId),
      amountMinor,
      currency: "CZK",
      variableSymbol: order.variableSymbol,
      note: reason,
      orderId,
    });
    await recordChange(tx, {
      subject: "money",
      id: orderId,
      from: order.status,
      to: { confirmed: reason, way },
    });
  });
}
