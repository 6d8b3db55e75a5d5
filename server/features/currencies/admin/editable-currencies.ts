import type { DailyRates, EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { ratesSetting } from "#server/features/settings/rates-setting.ts";
import { settings } from "#server/features/settings/table.ts";

/** All currencies in their order, and whether their rates are taken daily. For people with the scope `content`. */
export async function listEditableCurrencies(
  ctx: Ctx,
): Promise<{ data: EditableCurrency[]; daily: DailyRates; source: string }> {
  requireScope(ctx, "content");
  const data = await readEditableCurrencies(ctx);
  return { data, daily: await readDaily(ctx), source: ctx.ports.rates.address };
}

export async function readEditableCurrencies(ctx: Ctx): Promise<EditableCurrency[]> {
  const rows = await ctx.db.select().from(currencies).orderBy(asc(currencies.position), asc(currencies.id));
  return rows.map(editableOf);
}

/** As it is stored, whatever this process remembers. */
export async function readDaily(ctx: Ctx): Promise<DailyRates> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, "rates"));
  const isOn = ratesSetting.parse(row?.value ?? {}).daily === "on";
  return { isOn, version: row?.updatedAt.toISOString() ?? null };
}

/** A currency's row until the end of the transaction; 404 where it is missing, CHANGED_ELSEWHERE where another version is stored. */
export async function lockCurrency(ctx: Ctx, id: number, version?: number): Promise<EditableCurrency> {
  const [row] = await ctx.db.select().from(currencies).where(eq(currencies.id, id)).for("update");
  if (!row) throw new NotFound();
  if (version !== undefined && row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
  return editableOf(row);
}

function editableOf({ position: _, ...currency }: typeof currencies.$inferSelect): EditableCurrency {
  return currency;
}
