import type { ReportMessage } from "#contract/seller-reports/seller-report-messages.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope, requireUser, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { sellerReportFiles, sellerReportMessages, sellerReportRecords } from "../table.ts";
import type { PlannedMessage } from "./correction-rules.ts";
import { listMessages } from "./list-messages.ts";
import { messageXml } from "./message-xml.ts";
import { type Plan, planReport } from "./plan-report.ts";
import type { SellerRecord } from "./sent-records.ts";

/**
 * TR5: A message for the tax office is the OECD's DPI 1.0 of a year that has ended, in whole crowns; without sellers it says so. While the
 * operator's numbers, or the name, address or birth date of somebody reported are missing there is no message.
 *
 * Throws SELLER_DATA_MISSING and OPERATOR_DATA_MISSING, so that nobody is left out unseen.
 */
export async function makeMessages(ctx: Ctx, year: number): Promise<ReportMessage[]> {
  requireScope(ctx, "finance");
  if (year >= Number(pragueDay(ctx.clock()).slice(0, 4))) throw new Conflict("YEAR_NOT_OVER");
  return transaction(ctx, async (tx) => {
    // Before the first message of a year there is no row to lock.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`seller report ${year}`}))`);
    const plan = await planReport(tx, year);
    const { companyId, taxId, city } = plan.operator.record;
    if (!companyId || !taxId || !city) throw new Conflict("OPERATOR_DATA_MISSING");
    if (!plan.isReady) throw new Conflict("SELLER_DATA_MISSING");
    if (plan.messages.length === 0) throw new Conflict("NOTHING_CHANGED");
    let operatorRef = plan.sentOperator?.ref ?? "";
    const made: number[] = [];
    for (const [at, planned] of plan.messages.entries()) {
      const refId = `CZ${year}CZ-${companyId}-${tx.clock().getTime()}-${at + 1}`;
      if (planned.operator.kind !== "OECD0") operatorRef = `${refId}-operator`;
      made.push(await store(tx, { year, refId, operatorRef, plan, planned }));
      const kinds = { kind: planned.kind, sellers: planned.sellers.length };
      await recordChange(tx, { subject: "tax_message", id: year, from: null, to: { refId, ...kinds } });
    }
    return (await listMessages(tx, year)).filter(({ id }) => made.includes(id));
  });
}

async function store(
  ctx: Ctx,
  of: {
    readonly year: number;
    readonly refId: string;
    readonly operatorRef: string;
    readonly plan: Plan;
    readonly planned: PlannedMessage<SellerRecord>;
  },
): Promise<number> {
  const { year, refId, operatorRef, plan, planned } = of;
  const { record, hash } = plan.operator;
  const [message] = await ctx.db
    .insert(sellerReportMessages)
    .values({
      ...{ year, refId, kind: planned.kind, writtenAt: ctx.clock(), byId: requireUser(ctx).userId },
      ...{ operator: record, operatorHash: hash, operatorRef },
      ...{ operatorKind: planned.operator.kind, operatorCorrects: planned.operator.corrects },
    })
    .returning();
  if (!message) throw new Error("a stored message has no row");
  const rows = planned.sellers.map(({ id, ...seller }) => ({
    ...{ ...seller, messageId: message.id, userId: id, ref: `${refId}-seller-${id}` },
  }));
  for (let from = 0; from < rows.length; from += 500)
    await ctx.db.insert(sellerReportRecords).values(rows.slice(from, from + 500));
  await ctx.db.insert(sellerReportFiles).values({ messageId: message.id, content: await messageXml(ctx, message) });
  return message.id;
}
