import type { Deal } from "#contract/deals/deal.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { feeCharges } from "#server/features/fees/table.ts";

/** What a deal costs one of its sides on the monthly bill. */
export async function feesOfDeal(ctx: Ctx, dealId: number, userId: number): Promise<Deal["fees"]> {
  const rows = await ctx.db
    .select({ kind: feeCharges.kind, amountMinor: feeCharges.amountMinor })
    .from(feeCharges)
    .where(and(eq(feeCharges.dealId, dealId), eq(feeCharges.userId, userId), isNull(feeCharges.waivedAt)))
    .orderBy(feeCharges.id);
  return rows.map(({ kind, amountMinor }) => ({ kind, amount: toCzk(amountMinor) }));
}
