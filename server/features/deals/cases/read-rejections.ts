import type { Ctx } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import type { Rejection } from "#server/features/deals/deal-facts.ts";
import { type DealRow, sideOf } from "#server/features/deals/deal-row.ts";
import { dealCases, dealSteps } from "#server/features/deals/table.ts";

/**
 * Rejected reports of a deal, without those after which the deal has moved on: naming postage, choosing an address and a step
 * that was taken back move nothing (rule K3).
 */
export async function readRejections(ctx: Ctx, deal: DealRow): Promise<Rejection[]> {
  const rows = await ctx.db
    .select()
    .from(dealCases)
    .where(
      and(
        eq(dealCases.dealId, deal.id),
        eq(dealCases.outcome, "rejected"),
        sql`not exists (select from ${dealSteps} s where s.deal_id = ${dealCases.dealId} and s.at > ${dealCases.filedAt}
          and s.kind in ('paid', 'held', 'sent', 'received', 'cancelled') and not exists (
            select from ${dealSteps} undone where undone.deal_id = s.deal_id and undone.id > s.id
              and undone.kind = case s.kind when 'paid' then 'payment_undone' when 'sent' then 'dispatch_undone' end))`,
      ),
    );
  return rows.flatMap(({ kind, problem, filedById, decidedAt }) =>
    decidedAt ? [{ kind, problem, filedBy: sideOf(deal, filedById), decidedAt }] : [],
  );
}
