import { type TaxRules, taxRules } from "#contract/payments/tax-admin.ts";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";

/** What holds until the operator stores something else. */
export const defaultTax: TaxRules = {
  isPayer: true,
  rates: [{ from: "2024-01-01", standard: 21, reduced: 12 }],
};

/** The setting `tax` as it is stored; where a part is missing, the default. */
export function parseTax(stored: unknown): TaxRules {
  return taxRules.parse({ ...defaultTax, ...(stored as Partial<TaxRules> | undefined) });
}

/**
 * TX1: The setting `tax` has the standard and the reduced rate of VAT by the day in Prague from which they hold; those
 * who keep the money store them over the version that was seen, one row for a day, and issued documents keep theirs.
 * Goods name a class (standard, reduced, zero), never a percentage: the page shows the rate of today, the order and
 * its documents that of the day of payment.
 *
 * Rates of VAT, per cent by class on a day; null where the operator pays no VAT.
 */
export async function readVatRates(ctx: Ctx, at: Date): Promise<DayRates | null> {
  const tax = await readSetting(ctx, "tax", parseTax);
  return tax.isPayer ? ratesOn(tax, at) : null;
}

/** What each class means on a day, whether or not the operator pays VAT. */
export async function readDayRates(ctx: Ctx, at: Date): Promise<DayRates> {
  return ratesOn(await readSetting(ctx, "tax", parseTax), at);
}

/** The rates of any day in Prague, `YYYY-MM-DD`. */
export async function readRatesByDay(ctx: Ctx): Promise<(day: string) => DayRates> {
  const tax = await readSetting(ctx, "tax", parseTax);
  return (day) => ratesOfDay(tax, day);
}

const ratesOn = (tax: TaxRules, at: Date) => ratesOfDay(tax, pragueDay(at));

function ratesOfDay({ rates }: TaxRules, day: string): DayRates {
  const inForce = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  const { standard, reduced } = inForce ?? rates[0] ?? { standard: 0, reduced: 0 };
  return { standard, reduced, zero: 0 };
}
