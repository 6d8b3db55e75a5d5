import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { reportAppeals } from "./table.ts";

export type AppealRow = typeof reportAppeals.$inferSelect;

/** The appeals of reports, by report, in their order. */
export async function readAppeals(ctx: Ctx, reportIds: readonly number[]): Promise<Map<number, AppealRow[]>> {
  if (reportIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(reportAppeals)
    .where(inArray(reportAppeals.reportId, [...reportIds]))
    .orderBy(reportAppeals.id);
  return Map.groupBy(rows, ({ reportId }) => reportId);
}

/** What everybody concerned may know of an appeal; its words are for its own side and for moderators. */
export function toAppeal({
  id,
  side,
  createdAt,
  outcome,
  action,
  ground,
  listingReturn,
  decidedReason,
  decidedAt,
}: AppealRow) {
  return {
    ...{ id, side },
    at: createdAt.toISOString(),
    decision: outcome &&
      decidedAt && {
        ...{ outcome, action, ground, reason: decidedReason ?? "" },
        at: decidedAt.toISOString(),
        listing: listingReturn,
      },
  };
}
