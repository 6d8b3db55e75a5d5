import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { sellerReportFiles, sellerReportMessages } from "../table.ts";
import { messageXml } from "./message-xml.ts";

/**
 * A message as its file, byte for byte as it was sent (rule TR8); one that was made before files were kept, of what is remembered of
 * it. For those who keep the money.
 */
export async function getMessageFile(ctx: Ctx, id: number): Promise<StreamedFile> {
  requireScope(ctx, "finance");
  const [found] = await ctx.db
    .select({ message: sellerReportMessages, content: sellerReportFiles.content })
    .from(sellerReportMessages)
    .leftJoin(sellerReportFiles, eq(sellerReportFiles.messageId, sellerReportMessages.id))
    .where(eq(sellerReportMessages.id, id));
  if (!found) throw new NotFound();
  const { year, refId } = found.message;
  await recordReading(ctx, { what: "seller_report_xml", id: String(year), details: { refId } });
  const xml = found.content ?? (await messageXml(ctx, found.message));
  return {
    name: `dac7-${year}-${id}.xml`,
    type: "application/xml; charset=utf-8",
    content: (async function* () {
      yield xml;
    })(),
  };
}
