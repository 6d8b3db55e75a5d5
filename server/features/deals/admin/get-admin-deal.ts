import type { DealFile } from "#contract/deals/deal-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { caseViews } from "#server/features/deals/cases/case-view.ts";
import { findEscrowedMinor } from "#server/features/deals/protection/protection-view.ts";
import { readSteps } from "#server/features/deals/read-steps.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { readAdminDeals } from "./read-admin-deals.ts";

/** One deal for moderators and the support, with what its sides have written in its steps and cases, and without addresses (rule SD2). */
export async function getAdminDeal(ctx: Ctx, id: number): Promise<DealFile> {
  requireScope(ctx, "moderation", "support");
  const [head] = await readAdminDeals(ctx, sql`select ${id}::int8 as id, 1 as place`);
  const [row] = await ctx.db.select().from(deals).where(eq(deals.id, id));
  if (!head || !row) throw new NotFound();
  const cases = await ctx.db.select().from(dealCases).where(eq(dealCases.dealId, id)).orderBy(dealCases.id);
  const escrowedMinor = await findEscrowedMinor(ctx, row);
  await recordReading(ctx, { what: "deal", id });
  return {
    ...head,
    ...{ payBy: row.payBy, remindersSent: row.remindersSent },
    ...{ carrier: row.carrier, trackingNumber: row.trackingNumber },
    escrowed: escrowedMinor ? toCzk(escrowedMinor) : null,
    steps: await readSteps(ctx, row),
    cases: await caseViews(
      ctx,
      cases.map((each) => ({ deal: row, row: each })),
    ),
  };
}
