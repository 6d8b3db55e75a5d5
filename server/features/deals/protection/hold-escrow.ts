import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { withdrawNonPayment } from "#server/features/deals/confirm-payment.ts";
import { dealEvents, stepOf } from "#server/features/deals/events.ts";
import { lockDeal } from "#server/features/deals/lock-deal.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { deals } from "#server/features/deals/table.ts";
import { returnMoney } from "./return-escrow.ts";

/**
 * PP3: The money is held in the ledger's account `escrow`, without tax and without a document, and leaves it once:
 * released to the seller or returned to the buyer, together never more than was paid.
 *
 * Takes note that a deal's order is paid, so that the thing may be sent. Money for a deal that has ended, or for a sum that holds no more,
 * goes back. Safe to repeat.
 */
export async function holdEscrow(ctx: Ctx, dealId: number, orderId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const deal = await lockDeal(tx, dealId);
    if (!deal) throw new Error(`deal ${dealId} was paid and is not there`);
    const { row, openCase } = deal;
    const isItsOrder = row.orderId === orderId;
    if (!isItsOrder || row.status === "cancelled") {
      await returnMoney(tx, row, orderId, { amountMinor: null, key: `deal-${dealId}`, byId: null });
      return;
    }
    if (row.status !== "awaiting_payment") return;
    const now = tx.clock();
    await tx.db.update(deals).set({ status: "paid", paidAt: now }).where(eq(deals.id, dealId));
    await withdrawNonPayment(tx, openCase);
    await noteStep(tx, { dealId, kind: "held", byUserId: null });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "held", now));
  });
}
