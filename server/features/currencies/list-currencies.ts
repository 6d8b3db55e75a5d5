import type { Currency } from "#contract/content/lists.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { currencies } from "./table.ts";

const ttlMs = 5_000;

/** Currencies that prices may be shown in, in the order of showing, at most five seconds old. */
export function listCurrencies(ctx: Ctx): Promise<Currency[]> {
  return remembered(ctx, "currencies", ttlMs, async () => {
    const rows = await ctx.db
      .select()
      .from(currencies)
      .where(eq(currencies.isShown, true))
      .orderBy(asc(currencies.position), asc(currencies.id));
    return rows.map(({ id, code, isDefault, symbolBefore, symbolAfter, decimals, rate }) => ({
      id,
      is_default: isDefault,
      code,
      symbol_before: symbolBefore,
      symbol_after: symbolAfter,
      decimals,
      rate,
    }));
  });
}
