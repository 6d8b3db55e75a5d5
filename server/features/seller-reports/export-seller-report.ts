import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readSupplier } from "#server/features/invoices/read-parties.ts";
import { readVatPercent } from "#server/features/payments/tax-setting.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { utf8Mark } from "#server/tables/line-rules.ts";
import { dpiOf } from "./dpi/dpi-of.ts";
import { readReport } from "./read-report.ts";
import { sellerColumns, sellerLine } from "./seller-line.ts";
import { isReady } from "./seller-report-rules.ts";

/** All sellers of a year as a table, those who are left out with the reason (RULES.md TR1–TR3). For those who keep the money. */
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

/**
 * The report for the tax office (RULES.md TR5), of a year that has ended. Throws SELLER_DATA_MISSING where the format has no place for a
 * seller of whom too little is known, so that nobody is left out unseen, and OPERATOR_DATA_MISSING where it is the operator.
 */
export async function exportSellerReport(ctx: Ctx, year: number): Promise<StreamedFile> {
  requireScope(ctx, "finance");
  if (year >= Number(pragueDay(ctx.clock()).slice(0, 4))) throw new Conflict("YEAR_NOT_OVER");
  const operator = await readSupplier(ctx);
  if (!operator.companyId || !operator.taxId || !operator.city) throw new Conflict("OPERATOR_DATA_MISSING");
  const { sellers } = await readReport(ctx, year);
  const reported = sellers.filter(({ seller }) => seller.decision === "reported");
  if (!reported.every(({ seller }) => isReady(seller.gaps))) throw new Conflict("SELLER_DATA_MISSING");
  await recordReading(ctx, { what: "seller_report_xml", id: String(year) });
  const isVatPayer = (await readVatPercent(ctx, ctx.clock())) !== null;
  const xml = dpiOf({ year, operator, isVatPayer, writtenAt: ctx.clock(), sellers: reported });
  return { name: `dac7-${year}.xml`, type: "application/xml; charset=utf-8", content: contentOf([xml]) };
}

async function* contentOf(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}
