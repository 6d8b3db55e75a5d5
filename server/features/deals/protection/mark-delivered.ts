import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { dealEvents, stepOf } from "#server/features/deals/events.ts";
import { isToDo } from "#server/features/deals/is-to-do.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { stepOnDeal } from "#server/features/deals/step-on-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { decideDelivered } from "./release-rules.ts";

/** Says as the seller that the thing was delivered: the buyer is told, and has three days (rule PP4). */
export async function markDelivered(ctx: Ctx, id: number): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    const now = tx.clock();
    if (!isToDo(decideDelivered(facts, side, now))) return;
    await tx.db.update(deals).set({ deliveredAt: now }).where(eq(deals.id, id));
    await noteStep(tx, { dealId: id, kind: "delivered", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "delivered", now));
  });
}
