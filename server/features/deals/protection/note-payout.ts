import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { dealEvents, stepOf } from "#server/features/deals/events.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { deals } from "#server/features/deals/table.ts";
import type { payoutEvents } from "#server/features/payouts/events.ts";

/** Tells the seller of a deal that its money was sent. */
export async function notePayout(ctx: Ctx, { orderId }: PayloadOf<typeof payoutEvents.PayoutSent>): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(deals).where(eq(deals.orderId, orderId)).for("update");
    if (!row) return;
    await noteStep(tx, { dealId: row.id, kind: "paid_out", byUserId: null });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "paid_out", tx.clock()));
  });
}
