import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { dealEvents, partiesOf } from "#server/features/deals/events.ts";
import { isToDo } from "#server/features/deals/is-to-do.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { stepOnDeal } from "#server/features/deals/step-on-deal.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { decideAnswer } from "./case-rules.ts";

/**
 * K4: The side that was reported answers until a moderator decides; the last answer counts.
 *
 * Stores the reported side's answer to an open case; until it is decided, a later answer replaces the earlier.
 */
export async function answerCase(ctx: Ctx, id: number, note: string): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, openCase, userId }) => {
    if (!isToDo(decideAnswer(facts, side)) || !openCase || openCase.answer === note) return;
    await tx.db.update(dealCases).set({ answer: note, answeredAt: tx.clock() }).where(eq(dealCases.id, openCase.id));
    await noteStep(tx, { dealId: id, kind: "case_answered", byUserId: userId });
    const { filedById } = openCase;
    await publish(tx, dealEvents.CaseAnswered, { ...partiesOf(row), filedById });
  });
}
