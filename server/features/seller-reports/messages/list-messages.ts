import type {
  ReportDifference,
  ReportHistory,
  ReportMessage,
} from "#contract/seller-reports/seller-report-messages.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { desc, eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { sellerReportMessages, sellerReportRecords } from "../table.ts";
import { changedFields } from "./correction-rules.ts";
import { type Plan, planReport } from "./plan-report.ts";

/** Messages that were made for a year, and what has changed since (rule TR8). For those who keep the money. */
export async function getReportHistory(ctx: Ctx, year: number): Promise<ReportHistory> {
  requireScope(ctx, "finance");
  const messages = await listMessages(ctx, year);
  if (messages.length === 0) return { messages, operatorDiffers: false, differences: [] };
  const plan = await planReport(ctx, year);
  await recordReading(ctx, { what: "seller_report", id: String(year), details: { part: "messages" } });
  return {
    messages,
    operatorDiffers: plan.sentOperator?.hash !== plan.operator.hash,
    differences: differencesOf(plan),
  };
}

/** The latest first. */
export async function listMessages(ctx: Ctx, year: number): Promise<ReportMessage[]> {
  const { id, kind, refId, writtenAt } = sellerReportMessages;
  const count = (of: "OECD1" | "OECD2" | "OECD3") =>
    sql<number>`count(*) filter (where ${sellerReportRecords.kind} = ${of})`.mapWith(Number);
  const rows = await ctx.db
    .select({
      ...{ id, kind, refId, writtenAt, by: users.username },
      ...{ added: count("OECD1"), corrected: count("OECD2"), deleted: count("OECD3") },
    })
    .from(sellerReportMessages)
    .innerJoin(users, eq(users.id, sellerReportMessages.byId))
    .leftJoin(sellerReportRecords, eq(sellerReportRecords.messageId, id))
    .where(eq(sellerReportMessages.year, year))
    .groupBy(id, users.username)
    .orderBy(desc(id));
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}

const kindOf = { OECD0: "corrected", OECD1: "added", OECD2: "corrected", OECD3: "deleted" } as const;

function differencesOf({ messages, sentSellers }: Plan): ReportDifference[] {
  return messages.flatMap(({ sellers }) =>
    sellers.map(({ id, record, kind }) => {
      const sent = kind === "OECD2" ? sentSellers.get(id) : undefined;
      return {
        ...{ userId: id, kind: kindOf[kind] },
        name: record.company || `${record.firstName} ${record.lastName}`.trim(),
        fields: sent ? changedFields(sent.record, record) : [],
      };
    }),
  );
}
