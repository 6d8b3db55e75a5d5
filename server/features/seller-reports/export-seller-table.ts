import { type Ctx, requireScope } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { utf8Mark } from "#server/tables/line-rules.ts";
import { readReport } from "./read-report.ts";
import { sellerColumns, sellerLine } from "./seller-line.ts";

/** All sellers of a year as a table, those who are left out with the reason (rule TR1–TR3). For those who keep the money. */
export async function exportSellerTable(ctx: Ctx, year: number): Promise<StreamedFile> {
  requireScope(ctx, "finance");
  const { sellers } = await readReport(ctx, year);
  if (sellers.length === 0) throw new Conflict("NOTHING_TO_EXPORT");
  await recordReading(ctx, { what: "seller_report_file", id: String(year) });
  const lines = sellers.map((each) => sellerLine(each, ctx.locale));
  return {
    name: `${ctx.locale === "cs" ? "prodavajici" : "sellers"}-${year}.csv`,
    type: "text/csv; charset=utf-8",
    content: contentOf([`${utf8Mark}${sellerColumns(ctx.locale)}`, ...lines]),
  };
}

async function* contentOf(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}
