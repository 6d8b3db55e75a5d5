import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { decideSayingPaid } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

/**
 * D15: The buyer may say that it is paid, with the bank's reference, until the seller confirms the payment: the seller
 * is told once, and the deal no longer waits for the buyer. Reminders and everything else go on as before.
 *
 * Says as the buyer that the payment is on its way. The seller is told the first time; later only the bank's
 * reference changes.
 */
export async function sayPaid(ctx: Ctx, id: number, reference: string): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    if (!isToDo(decideSayingPaid(facts, side))) return;
    const now = tx.clock();
    const paymentSaidAt = row.paymentSaidAt ?? now;
    await tx.db.update(deals).set({ paymentSaidAt, paymentReference: reference }).where(eq(deals.id, id));
    if (row.paymentSaidAt) return;
    await noteStep(tx, { dealId: id, kind: "payment_said", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "payment_said", now));
  });
}
