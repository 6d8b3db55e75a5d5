import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { dpiOf } from "../dpi/dpi-of.ts";
import { sellerReportMessages, sellerReportRecords } from "../table.ts";

/** A message as its file, of what is remembered of it: who has been forgotten since is not in it. For those who keep the money. */
export async function getMessageFile(ctx: Ctx, id: number): Promise<StreamedFile> {
  requireScope(ctx, "finance");
  const [message] = await ctx.db.select().from(sellerReportMessages).where(eq(sellerReportMessages.id, id));
  if (!message) throw new NotFound();
  const records = await ctx.db
    .select()
    .from(sellerReportRecords)
    .where(eq(sellerReportRecords.messageId, id))
    .orderBy(asc(sellerReportRecords.userId));
  const { year, refId, operator, operatorKind, operatorRef, operatorCorrects } = message;
  await recordReading(ctx, { what: "seller_report_xml", id: String(year), details: { refId } });
  const xml = dpiOf({
    ...message,
    operator: {
      record: operator,
      document: { kind: operatorKind, ref: operatorRef, corrects: operatorCorrects },
    },
    sellers: records.map(({ record, ...document }) => ({ record, document })),
  });
  return {
    name: `dac7-${year}-${id}.xml`,
    type: "application/xml; charset=utf-8",
    content: (async function* () {
      yield xml;
    })(),
  };
}
