import type { BankOrderFormat } from "#contract/bank/bank-orders.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, Forbidden } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { bankOrders } from "#server/features/payments/bank-orders/table.ts";
import { orderRefund } from "#server/features/payments/refunds/order-refund.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { orderPayout } from "#server/features/payouts/order-payout.ts";
import { orderObstacle } from "./order-rules.ts";
import { type Orderable, selectOrderable } from "./select-orderable.ts";

/** A bank takes no longer files by hand. */
const mostPayments = 500;

interface Asked {
  readonly format: BankOrderFormat;
  readonly idempotencyKey: string;
}

/**
 * Puts refunds and payouts that can be sent, and are in no file yet, the oldest five hundred, into one order to the bank (rules PM18, PP6).
 * From then on their accounts stay. The same key gives the same order. Returns its id.
 */
export async function orderPayments(ctx: Ctx, { format, idempotencyKey }: Asked): Promise<number> {
  const { userId } = requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  const ownIban = await readOwnIban(ctx);
  if (ownIban === null) throw new Conflict("NO_OWN_ACCOUNT");
  if (format === "abo" && !ownIban.startsWith("CZ")) throw new Conflict("OWN_ACCOUNT_FOREIGN");
  return transaction(ctx, async (tx) => {
    // Two at once go one after the other: the second finds none of these, and its key's order where there is one.
    const waiting = await selectOrderable(tx, { locks: true });
    const isEarlier = and(eq(bankOrders.byId, userId), eq(bankOrders.idempotencyKey, idempotencyKey));
    const [earlier] = await tx.db.select().from(bankOrders).where(isEarlier);
    if (earlier) return earlier.id;
    const ready = waiting.filter((each) => orderObstacle(each, format) === null);
    if (ready.length === 0) throw new Conflict("NOTHING_DUE");
    // Cut last: those that cannot be sent wait for months, and would fill a file before all others.
    const sendable = ready.filter(({ isOwn }) => !isOwn).slice(0, mostPayments);
    if (sendable.length === 0) throw new Forbidden("OWN_MONEY");
    const [order] = await tx.db
      .insert(bankOrders)
      .values({ byId: userId, createdAt: tx.clock(), idempotencyKey, format })
      .returning({ id: bankOrders.id });
    if (!order) throw new Error("an insert returns its row");
    for (const each of sendable) await putInto(tx, order.id, each);
    const totalMinor = sendable.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const to = { format, ordered: sendable.map(({ kind, id }) => `${kind}-${id}`), totalMinor };
    await recordChange(tx, { subject: "money", id: `bank-order-${order.id}`, from: null, to });
    return order.id;
  });
}

async function putInto(ctx: Ctx, orderId: number, { kind, id, iban, sealedIban, name }: Orderable): Promise<void> {
  if (kind === "payout") await orderPayout(ctx, id, { batchId: orderId, iban: sealedIban, payeeName: name });
  else await orderRefund(ctx, id, { bankOrderId: orderId, iban, payeeName: name });
}
