import type { Ctx } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { sellerReportMessages, sellerReportRecords } from "../table.ts";
import type { Sent } from "./correction-rules.ts";
import type { OperatorRecord, SellerRecord } from "./sent-records.ts";

/** What messages of a year have said last: of each seller, and of the operator; null where there are none. */
export async function readSent(
  ctx: Ctx,
  year: number,
): Promise<{ sentOperator: Sent<OperatorRecord> | null; sentSellers: Map<number, Sent<SellerRecord>> }> {
  const [last] = await ctx.db
    .select()
    .from(sellerReportMessages)
    .where(eq(sellerReportMessages.year, year))
    .orderBy(desc(sellerReportMessages.id))
    .limit(1);
  if (!last) return { sentOperator: null, sentSellers: new Map() };
  const records = await ctx.db
    .selectDistinctOn([sellerReportRecords.userId], { record: sellerReportRecords })
    .from(sellerReportRecords)
    .innerJoin(sellerReportMessages, eq(sellerReportMessages.id, sellerReportRecords.messageId))
    .where(eq(sellerReportMessages.year, year))
    .orderBy(sellerReportRecords.userId, desc(sellerReportRecords.messageId));
  const { operator: record, operatorHash: hash, operatorKind: kind, operatorRef: ref } = last;
  return {
    sentOperator: { record, hash, kind, ref },
    sentSellers: new Map(records.map(({ record: each }) => [each.userId, each])),
  };
}
