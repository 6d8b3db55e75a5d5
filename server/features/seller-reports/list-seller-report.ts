import type { ReportedSeller, SellerGroup, SellerReport } from "#contract/seller-reports/seller-reports.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readReport } from "./read-report.ts";

const pageSize = 50;

const isIn: Record<SellerGroup, (seller: ReportedSeller) => boolean> = {
  all: () => true,
  reported: ({ decision }) => decision === "reported",
  left_out: ({ decision }) => decision !== "reported",
  incomplete: ({ decision, gaps }) => decision === "reported" && gaps.length > 0,
};

/** Sellers of a year and what becomes of them in the report (rule TR1–TR3). For those who keep the money. */
export async function listSellerReport(
  ctx: Ctx,
  { year, group, page }: { year: number; group: SellerGroup; page: number },
): Promise<SellerReport> {
  requireScope(ctx, "finance");
  const { rate, sellers } = await readReport(ctx, year);
  const all = sellers.map(({ seller }) => seller);
  const shown = all.filter(isIn[group]);
  await recordReading(ctx, { what: "seller_report", id: String(year), details: { group, page } });
  const countOf = (each: SellerGroup) => all.filter(isIn[each]).length;
  return {
    items: shown.slice((page - 1) * pageSize, page * pageSize),
    ...{ total: shown.length, page, pages: Math.max(1, Math.ceil(shown.length / pageSize)), rate },
    counts: {
      ...{ all: all.length, reported: countOf("reported"), left_out: countOf("left_out") },
      incomplete: countOf("incomplete"),
    },
  };
}
