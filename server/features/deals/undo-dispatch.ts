import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { decideUndoDispatch } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

/** Takes a mistaken dispatch back, within five minutes (rule D3). */
export async function undoDispatch(ctx: Ctx, id: number): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    const now = tx.clock();
    if (!isToDo(decideUndoDispatch(facts, side, now))) return;
    await tx.db
      .update(deals)
      .set({ status: "paid", sentAt: null, carrier: null, trackingNumber: null })
      .where(eq(deals.id, id));
    await noteStep(tx, { dealId: id, kind: "dispatch_undone", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "dispatch_undone", now));
  });
}
