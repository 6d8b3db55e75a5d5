import { type TaxRules, taxRules } from "#contract/payments/tax-desk.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";

/** What holds until the operator stores something else. */
export const defaultTax: TaxRules = { isPayer: true, rates: [{ from: "2024-01-01", standard: 21 }] };

/** The setting `tax` as it is stored; where a part is missing, the default. */
export function parseTax(stored: unknown): TaxRules {
  return taxRules.parse({ ...defaultTax, ...(stored as Partial<TaxRules> | undefined) });
}

/** The standard rate in force on a day, per cent; null where the operator pays no VAT. */
export async function readVatPercent(ctx: Ctx, at: Date): Promise<number | null> {
  const { isPayer, rates } = await readSetting(ctx, "tax", parseTax);
  if (!isPayer) return null;
  const day = pragueDay(at);
  const inForce = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  return (inForce ?? rates[0])?.standard ?? null;
}
