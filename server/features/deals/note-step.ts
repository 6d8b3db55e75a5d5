import type { DealStepKind } from "#contract/deals/deal-steps.ts";
import type { Ctx } from "#server/context.ts";
import { dealSteps } from "./table.ts";

/** Adds a line to a deal's history; `byUserId` is null for a step that no side took. */
export async function noteStep(
  ctx: Ctx,
  step: { dealId: number; kind: DealStepKind; byUserId: number | null; note?: string | null },
): Promise<void> {
  await ctx.db.insert(dealSteps).values({ ...step, at: ctx.clock() });
}
