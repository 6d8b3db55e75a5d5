import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { decideUndoDispatch } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { lockOwnDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { deals } from "./table.ts";

/** Takes a mistaken dispatch back, within five minutes (RULES.md D3). */
export async function undoDispatch(ctx: Ctx, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { row, side, facts, userId } = await lockOwnDeal(tx, id);
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
