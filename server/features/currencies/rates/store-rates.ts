import { chargedCurrency, type EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { isRateJump } from "#contract/values/rate-change-rules.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockCurrency, readEditableCurrencies } from "#server/features/currencies/admin/editable-currencies.ts";
import { lockAllCurrencies } from "#server/features/currencies/admin/lock-all-currencies.ts";
import { currencies } from "#server/features/currencies/table.ts";

interface SeenRates {
  /** The day of their list. */
  readonly on: string;
  readonly rates: readonly { readonly id: number; readonly rate: number; readonly version: number }[];
  readonly jumpConfirmed: boolean;
}

/**
 * Stores the rates of a list over the versions that were seen, all of them or none. Throws RATE_JUMP where one jumps and nobody has said
 * that it is meant (rule MO10). For people with the scope `content`.
 */
export async function storeRates(ctx: Ctx, { on, rates, jumpConfirmed }: SeenRates): Promise<EditableCurrency[]> {
  requireScope(ctx, "content");
  if (on > pragueDay(ctx.clock())) throw new Invalid({ on: ["rates.ahead"] });
  return transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    await storeListedRates(tx, { on, rates, jumpConfirmed });
    return readEditableCurrencies(tx);
  });
}

/** The same within the transaction of a caller that has locked all currencies; null stores in nobody's name. */
export async function storeListedRates(tx: Ctx, { on, rates, jumpConfirmed }: SeenRates, byId?: null): Promise<void> {
  const from: Record<string, number> = {};
  const to: Record<string, number> = {};
  for (const { id, rate, version } of rates) {
    const before = await lockCurrency(tx, id, version);
    if (before.code === chargedCurrency) throw new Invalid({ rates: ["currency.charged"] });
    if (!jumpConfirmed && isRateJump(before.rate, rate)) throw new Conflict("RATE_JUMP");
    await tx.db
      .update(currencies)
      .set({ rate, rateOn: on, version: version + 1 })
      .where(eq(currencies.id, id));
    from[before.code] = before.rate;
    to[before.code] = rate;
  }
  await recordChange(tx, { subject: "currency", id: on, from, to }, byId);
  pagesChanged(tx);
}
