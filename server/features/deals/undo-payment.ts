import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { decideUndoPayment } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

/** Takes a mistaken confirmation of the payment back, within five minutes. */
export async function undoPayment(ctx: Ctx, id: number): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    const now = tx.clock();
    if (!isToDo(decideUndoPayment(facts, side, now))) return;
    await tx.db.update(deals).set({ status: "awaiting_payment", paidAt: null }).where(eq(deals.id, id));
    await noteStep(tx, { dealId: id, kind: "payment_undone", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "payment_undone", now));
  });
}
