import type { Ctx } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import type { Rejection } from "./case-rules.ts";
import { type DealRow, sideOf } from "./deal-row.ts";
import { dealCases, dealSteps } from "./table.ts";

/** Rejected reports of a deal, without those that a later step of the deal has followed. */
export async function readRejections(ctx: Ctx, deal: DealRow): Promise<Rejection[]> {
  const rows = await ctx.db
    .select()
    .from(dealCases)
    .where(
      and(
        eq(dealCases.dealId, deal.id),
        eq(dealCases.outcome, "rejected"),
        sql`not exists (select from ${dealSteps} s where s.deal_id = ${dealCases.dealId} and s.at > ${dealCases.filedAt}
          and s.kind not in ('reminded', 'case_filed', 'case_answered', 'case_decided'))`,
      ),
    );
  return rows.flatMap(({ kind, problem, filedById, decidedAt }) =>
    decidedAt ? [{ kind, problem, filedBy: sideOf(deal, filedById), decidedAt }] : [],
  );
}
