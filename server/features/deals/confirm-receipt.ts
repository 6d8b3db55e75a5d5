import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import type { DealRow } from "./deal-row.ts";
import { decideReceipt } from "./deal-rules.ts";
import { dealEvents, partiesOf, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { releaseEscrow } from "./protection/release-escrow.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

/** Confirms as the buyer that the thing has arrived. This completes the deal for good, since reviews depend on it. */
export async function confirmReceipt(ctx: Ctx, id: number): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    if (isToDo(decideReceipt(facts, side))) await storeReceipt(tx, row, userId);
  });
}

/** Completes a deal whose row is locked; `byUserId` is null where time did it. */
export async function storeReceipt(ctx: Ctx, row: DealRow, byUserId: number | null): Promise<void> {
  const now = ctx.clock();
  await ctx.db.update(deals).set({ status: "received", receivedAt: now }).where(eq(deals.id, row.id));
  await noteStep(ctx, { dealId: row.id, kind: "received", byUserId });
  // Of a protected deal one mail tells both: it was received, and so the money is released.
  const amountMinor = row.isProtected ? await releaseEscrow(ctx, row) : 0;
  const step = stepOf(row, amountMinor > 0 ? "released" : "received", now, byUserId === null);
  await publish(ctx, dealEvents.DealStepTaken, { ...step, ...(amountMinor > 0 && { amountMinor }) });
  await publish(ctx, dealEvents.DealCompleted, partiesOf(row));
}
