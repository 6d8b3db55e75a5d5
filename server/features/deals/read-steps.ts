import type { Deal } from "#contract/deals/deal.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { type DealRow, sideOf } from "./deal-row.ts";
import { dealSteps } from "./table.ts";

/** What has happened with a deal, by which side or the site, the oldest first. */
export async function readSteps(ctx: Ctx, row: DealRow): Promise<Deal["steps"]> {
  const steps = await ctx.db.select().from(dealSteps).where(eq(dealSteps.dealId, row.id)).orderBy(asc(dealSteps.id));
  return steps.map(({ kind, byUserId, at, note }) => ({
    kind,
    by: byUserId === null ? "site" : sideOf(row, byUserId),
    at: at.toISOString(),
    note,
  }));
}
