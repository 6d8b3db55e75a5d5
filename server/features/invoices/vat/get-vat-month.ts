import type { VatMonth } from "#contract/invoices/vat-months.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { readRatesByDay, readVatRates } from "#server/features/payments/tax-setting.ts";
import type { RateSum } from "../invoice-content.ts";
import { readTaxDocuments } from "./read-tax-documents.ts";
import { controlStatement, daysOfMonth, type TaxDocument } from "./vat-month-rules.ts";

/**
 * TX2: The VAT of a month is what its documents say whose supply was in it, corrective ones among them, by rate; what was issued after the
 * month's end is counted apart, since a return that was filed has to be supplemented. For those who keep the money.
 */
export async function getVatMonth(ctx: Ctx, month: string): Promise<VatMonth> {
  requireScope(ctx, "finance");
  const days = daysOfMonth(month);
  const documents = await readTaxDocuments(ctx, days);
  const { named, gathered, gatheredCount } = controlStatement(documents, await readRatesByDay(ctx));
  const percents = [...new Set(documents.flatMap(({ sums }) => sums.map(({ vatPercent }) => vatPercent)))];
  const rates = percents.filter((percent) => percent !== null).sort((a, b) => b - a);
  const [baseMinor, vatMinor] = [
    gathered.standard.baseMinor + gathered.reduced.baseMinor,
    gathered.standard.vatMinor + gathered.reduced.vatMinor,
  ];
  return {
    ...{ month, ...days, isPayer: (await readVatRates(ctx, ctx.clock())) !== null },
    rates: rates.map((percent) => ({ percent, ...sumsAt(documents, percent) })),
    untaxed: percents.includes(null) ? sumsAt(documents, null) : null,
    named: named.length,
    gathered: view({ baseMinor, vatMinor, totalMinor: baseMinor + vatMinor }, gatheredCount),
    late: documents.filter(({ issuedOn }) => issuedOn > days.to).length,
  };
}

function sumsAt(documents: readonly TaxDocument[], percent: number | null) {
  const sums = documents.flatMap((document) => document.sums.filter(({ vatPercent }) => vatPercent === percent));
  const sum = (of: "baseMinor" | "vatMinor" | "totalMinor") => sums.reduce((all, each) => all + each[of], 0);
  return view({ baseMinor: sum("baseMinor"), vatMinor: sum("vatMinor"), totalMinor: sum("totalMinor") }, sums.length);
}

function view({ baseMinor, vatMinor, totalMinor }: Omit<RateSum, "vatPercent">, documents: number) {
  return { base: toCzk(baseMinor), tax: toCzk(vatMinor), total: toCzk(totalMinor), documents };
}
