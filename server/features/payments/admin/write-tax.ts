import type { EditableTax } from "#contract/payments/tax-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { defaultTax, parseTax } from "#server/features/payments/tax-setting.ts";
import { storeOverVersion } from "#server/features/settings/store-over-version.ts";
import { settings } from "#server/features/settings/table.ts";

/** VAT as it is kept, with its version. For people with the scope `finance`. */
export async function getTax(ctx: Ctx): Promise<EditableTax> {
  requireScope(ctx, "finance");
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, "tax"));
  return { ...parseTax(row?.value), version: row?.updatedAt.toISOString() ?? null };
}

/**
 * Stores whether the operator pays VAT and its rates, over the version that was seen. Each rate is of another day, and
 * they are kept in the order of their days. Issued documents keep their rates.
 */
export async function writeTax(ctx: Ctx, { version, isPayer, rates }: EditableTax): Promise<EditableTax> {
  requireScope(ctx, "finance");
  const days = rates.map(({ from }) => from);
  const repeated = days.findIndex((day, index) => days.indexOf(day) < index);
  if (repeated >= 0) throw new Invalid({ [`rates.${repeated}.from`]: ["tax.SAME_DAY"] });
  const value = { isPayer, rates: rates.toSorted((a, b) => a.from.localeCompare(b.from)) };
  const stored = await storeOverVersion(ctx, "tax", { value, seen: version, usual: defaultTax });
  return { ...value, version: stored };
}
