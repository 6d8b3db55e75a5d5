import type { DealCase } from "#contract/deals/deal-cases.ts";
import { type CaseRow, type DealRow, sideOf } from "./deal-row.ts";

/** A case as both sides and the moderator read it; the moderator is not named. */
export function caseView(deal: DealRow, row: CaseRow): DealCase {
  return {
    id: row.id,
    kind: row.kind,
    problem: row.problem,
    filedBy: sideOf(deal, row.filedById),
    note: row.note,
    filedAt: row.filedAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    outcome: row.outcome,
    reasons: row.reasons,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
