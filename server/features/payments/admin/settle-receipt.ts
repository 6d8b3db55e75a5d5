import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { bookEntries } from "#server/features/payments/book-entries.ts";
import { findGateway } from "#server/features/payments/find-gateway.ts";
import { accounts } from "#server/features/payments/ledger-rules.ts";
import { hasBeenPaid } from "#server/features/payments/payment-rules.ts";
import { lockOrder, payOrder } from "#server/features/payments/receive-money.ts";
import { paymentOf, readGivenBack } from "#server/features/payments/refunds/read-given-back.ts";
import { isGateway } from "#server/features/payments/refunds/send-refunds.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { receipts } from "#server/features/payments/table.ts";
import type { PaymentGateway } from "#server/ports/payment/payment-gateway.ts";
import { dropRepeatedReceipt } from "./drop-repeated-receipt.ts";
import { meetByHand } from "./meet-by-hand.ts";

/**
 * PM8: A receipt that waits is settled by a person, who pairs it with an order for which it suffices; what is over
 * goes on waiting until it is returned, by its gateway where one has captured it. Paired with an order that was
 * confirmed by hand for the same money, it counts once.
 */
export async function pairReceipt(ctx: Ctx, receiptId: number, orderId: number): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const receipt = await lockWaiting(tx, receiptId);
    if (!order) throw new NotFound();
    await refuseOwnMoney(tx, orderId, ...(await ordersOf(tx, receipt)));
    // What the bank has taken back is no money.
    if (receipt.fault === "cancelled") throw new Conflict("RECEIPT_TOO_SMALL");
    if (hasBeenPaid(order.status)) return countOnce(tx, receipt, orderId);
    const restMinor = receipt.amountMinor - order.totalMinor;
    if (receipt.currency !== "CZK" || restMinor < 0) throw new Conflict("RECEIPT_TOO_SMALL");
    const now = tx.clock();
    await tx.db.update(receipts).set({ orderId, fault: null, resolvedAt: now }).where(eq(receipts.id, receiptId));
    if (restMinor > 0) {
      const { source, reference, currency, variableSymbol, note, receivedAt, ownAccount } = receipt;
      await tx.db.insert(receipts).values({
        ...{ source, currency, variableSymbol, note, receivedAt, ownAccount },
        reference: `${reference}/rest`,
        amountMinor: restMinor,
        fault: "amount",
      });
    }
    await payOrder(tx, order, receiptId);
    await recordChange(tx, { subject: "money", id: receiptId, from: receipt.fault, to: { orderId } });
  });
}

/**
 * Gives money that waited back to who sent it: what a gateway has captured goes back by that, once for the receipt; what came to the
 * bank the site has sent itself, and says so. Of money that the bank has taken back it is said that nothing is left to do.
 */
export async function returnReceipt(ctx: Ctx, receiptId: number, reason: string): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const receipt = await lockWaiting(tx, receiptId);
    await refuseOwnMoney(tx, ...(await ordersOf(tx, receipt)));
    const { source, reference, amountMinor, currency, fault } = receipt;
    const gateway = isGateway(source) ? findGateway(tx, source) : undefined;
    if (gateway) await refundAt(tx, gateway, { reference, amountMinor, key: `receipt-${receiptId}` });
    await tx.db.update(receipts).set({ resolvedAt: tx.clock() }).where(eq(receipts.id, receiptId));
    const entry = {
      debit: accounts.unpaired(currency),
      credit: accounts.escrowed(source, currency),
      amountMinor,
    };
    if (fault !== "cancelled") await bookEntries(tx, [entry], { reason: "returned", receiptId });
    await recordChange(tx, { subject: "money", id: receiptId, from: fault, to: { returned: reason } });
  });
}

/** Under the receipt's lock, so that nobody pairs meanwhile what goes back. */
async function refundAt(
  ctx: Ctx,
  gateway: PaymentGateway,
  { reference, amountMinor, key }: { reference: string; amountMinor: number; key: string },
): Promise<void> {
  try {
    const earlierMinor = await readGivenBack(ctx, gateway.kind, reference);
    await gateway.refund(paymentOf(reference), { amountMinor, key, earlierMinor });
  } catch (error) {
    ctx.log.error({ err: error, gateway: gateway.kind }, "a gateway did not pay money back");
    throw new Conflict("GATEWAY_KEPT");
  }
}

/** Takes a line out of the ledger whose money was confirmed by hand; where there was none of it, the order is paid otherwise. */
async function countOnce(ctx: Ctx, receipt: typeof receipts.$inferSelect, orderId: number): Promise<void> {
  // The waiting line keeps its own name, by which it stays known.
  const line = { ...receipt, reference: `receipt-${receipt.id}` };
  if (receipt.source !== "transfer" || (await meetByHand(ctx, orderId, line)) !== "met")
    throw new Conflict("ORDER_CLOSED");
  await dropRepeatedReceipt(ctx, receipt, { as: "confirmed", orderId, confirmedBefore: true });
}

/** What waiting money was sent for, as far as it says so: by the attempt at a gateway, or by its symbol. */
async function ordersOf(
  ctx: Ctx,
  { source, reference, variableSymbol }: typeof receipts.$inferSelect,
): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select order_id as id from payments
      where gateway = ${source} and reference = ${paymentOf(reference)}
    union select id from orders where variable_symbol = ${variableSymbol}`);
  return rows.map(({ id }) => Number(id));
}

async function lockWaiting(ctx: Ctx, id: number): Promise<typeof receipts.$inferSelect> {
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, id)).for("update");
  if (!receipt) throw new NotFound();
  if (receipt.orderId !== null || receipt.resolvedAt !== null) throw new Conflict("RECEIPT_SETTLED");
  return receipt;
}
