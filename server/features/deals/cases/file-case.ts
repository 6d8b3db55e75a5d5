import type { z } from "zod";
import type { cases as contract } from "#contract/deals/cases.ts";
import { problemKindsOf } from "#contract/deals/problems.ts";
import type { Ctx } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { dealEvents, partiesOf } from "#server/features/deals/events.ts";
import { isToDo } from "#server/features/deals/is-to-do.ts";
import type { LockedDeal } from "#server/features/deals/lock-deal.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { stepOnDeal } from "#server/features/deals/step-on-deal.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { decideNonPayment, decideProblem } from "./case-rules.ts";

type Problem = z.output<typeof contract.reportProblem.body>;

/** The seller reports that nothing came after two reminders; a moderator decides. The same report again is the first one. */
export async function fileNonPayment(ctx: Ctx, id: number, note: string): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, deal) => {
    if (!isToDo(decideNonPayment(deal.facts, deal.side, tx.clock()))) return;
    await storeCase(tx, deal, { kind: "non_payment", problem: null, note });
  });
}

/** Reports a problem as either side; a moderator decides. */
export async function reportProblem(ctx: Ctx, id: number, { kind, note }: Problem): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, deal) => {
    if (!problemKindsOf(deal.side).includes(kind)) throw new Conflict("DEAL_OTHER_SIDE");
    if (!isToDo(decideProblem(deal.facts, deal.side, tx.clock(), kind))) return;
    await storeCase(tx, deal, { kind: "problem", problem: kind, note });
  });
}

async function storeCase(
  ctx: Ctx,
  { row, userId }: LockedDeal,
  dealCase: Pick<typeof dealCases.$inferInsert, "kind" | "problem" | "note">,
): Promise<void> {
  const [filed] = await ctx.db
    .insert(dealCases)
    .values({ ...dealCase, dealId: row.id, filedById: userId, filedAt: ctx.clock() })
    .returning();
  if (!filed) throw new Error("an insert returns its row");
  await noteStep(ctx, { dealId: row.id, kind: "case_filed", byUserId: userId });
  const { id: caseId, kind, filedById } = filed;
  await publish(ctx, dealEvents.CaseFiled, { ...partiesOf(row), caseId, kind, filedById });
}
