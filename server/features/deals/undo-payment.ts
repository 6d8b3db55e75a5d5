import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { decideUndoPayment } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { lockOwnDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { deals } from "./table.ts";

/** Takes a mistaken confirmation of the payment back, within five minutes. */
export async function undoPayment(ctx: Ctx, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { row, side, facts, userId } = await lockOwnDeal(tx, id);
    const now = tx.clock();
    if (!isToDo(decideUndoPayment(facts, side, now))) return;
    await tx.db.update(deals).set({ status: "awaiting_payment", paidAt: null }).where(eq(deals.id, id));
    await noteStep(tx, { dealId: id, kind: "payment_undone", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "payment_undone", now));
  });
}
