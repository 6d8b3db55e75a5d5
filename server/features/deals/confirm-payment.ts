import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import type { CaseRow } from "./deal-row.ts";
import { decidePayment } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { dealCases, deals } from "./table.ts";

/** Confirms as the seller that the money has come, and withdraws an undecided report of non-payment. */
export async function confirmPayment(ctx: Ctx, id: number): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, openCase, userId }) => {
    if (!isToDo(decidePayment(facts, side))) return;
    const now = tx.clock();
    await tx.db.update(deals).set({ status: "paid", paidAt: now }).where(eq(deals.id, id));
    await withdrawNonPayment(tx, openCase);
    await noteStep(tx, { dealId: id, kind: "paid", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "paid", now));
  });
}

/** An undecided report of non-payment is over once the money has come. */
export async function withdrawNonPayment(ctx: Ctx, openCase: CaseRow | null): Promise<void> {
  if (openCase?.kind !== "non_payment") return;
  await ctx.db
    .update(dealCases)
    .set({ outcome: "withdrawn", decidedAt: ctx.clock() })
    .where(eq(dealCases.id, openCase.id));
}
