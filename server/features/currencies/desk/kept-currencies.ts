import type { DailyRates, KeptCurrency } from "#contract/content/currency-desk.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { ratesSetting } from "#server/features/settings/rates-setting.ts";
import { settings } from "#server/features/settings/table.ts";

/** All currencies in their order, and whether their rates are taken daily. For people with the scope `content`. */
export async function listKeptCurrencies(
  ctx: Ctx,
): Promise<{ data: KeptCurrency[]; daily: DailyRates; source: string }> {
  requireScope(ctx, "content");
  const data = await readKeptCurrencies(ctx);
  return { data, daily: await readDaily(ctx), source: ctx.ports.rates.address };
}

export async function readKeptCurrencies(ctx: Ctx): Promise<KeptCurrency[]> {
  const rows = await ctx.db.select().from(currencies).orderBy(asc(currencies.position), asc(currencies.id));
  return rows.map(keptOf);
}

/** As it is stored, whatever this process remembers. */
export async function readDaily(ctx: Ctx): Promise<DailyRates> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, "rates"));
  const isOn = ratesSetting.parse(row?.value ?? {}).daily === "on";
  return { isOn, version: row?.updatedAt.toISOString() ?? null };
}

/** A currency's row until the end of the transaction; 404 where it is missing, CHANGED_ELSEWHERE where another version is stored. */
export async function lockCurrency(ctx: Ctx, id: number, version?: number): Promise<KeptCurrency> {
  const [row] = await ctx.db.select().from(currencies).where(eq(currencies.id, id)).for("update");
  if (!row) throw new NotFound();
  if (version !== undefined && row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
  return keptOf(row);
}

function keptOf({ position: _, ...currency }: typeof currencies.$inferSelect): KeptCurrency {
  return currency;
}
