import type { DealCase } from "#contract/deals/case-kinds.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, inArray } from "#server/db/query.ts";
import { type CaseRow, type DealRow, sideOf } from "#server/features/deals/deal-row.ts";
import { casePhotographs } from "#server/features/deals/table.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";

/** Cases of deals as both sides and the moderator read them, in the same order; the moderator is not named. */
export async function caseViews(ctx: Ctx, newsTopics: readonly { deal: DealRow; row: CaseRow }[]): Promise<DealCase[]> {
  const photographs = await readPhotographs(
    ctx,
    newsTopics.map(({ row }) => row.id),
  );
  return newsTopics.map(({ deal, row }) => ({
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
    photographs: photographs
      .filter(({ caseId }) => caseId === row.id)
      .map(({ side, picture }) => ({ side, picture: pictureView(picture) })),
  }));
}

async function readPhotographs(ctx: Ctx, caseIds: number[]) {
  if (caseIds.length === 0) return [];
  return ctx.db
    .select({ caseId: casePhotographs.caseId, side: casePhotographs.side, picture: media })
    .from(casePhotographs)
    .innerJoin(media, eq(media.id, casePhotographs.mediaId))
    .where(inArray(casePhotographs.caseId, caseIds))
    .orderBy(asc(casePhotographs.id));
}
