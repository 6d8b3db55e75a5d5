import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { dpiOf } from "../dpi/dpi-of.ts";
import { type sellerReportMessages, sellerReportRecords } from "../table.ts";

/** A message as its file, of what is remembered of it now. */
export async function messageXml(ctx: Ctx, message: typeof sellerReportMessages.$inferSelect): Promise<string> {
  const records = await ctx.db
    .select()
    .from(sellerReportRecords)
    .where(eq(sellerReportRecords.messageId, message.id))
    .orderBy(asc(sellerReportRecords.userId));
  const { operator, operatorKind, operatorRef, operatorCorrects } = message;
  return dpiOf({
    ...message,
    operator: {
      record: operator,
      document: { kind: operatorKind, ref: operatorRef, corrects: operatorCorrects },
    },
    sellers: records.map(({ record, ...document }) => ({ record, document })),
  });
}
