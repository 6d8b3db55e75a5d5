import { chargedCurrency } from "#contract/currencies/currency-admin.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { readEditableCurrencies } from "#server/features/currencies/admin/editable-currencies.ts";
import { lockAllCurrencies } from "#server/features/currencies/admin/lock-all-currencies.ts";
import { readRatesSetting } from "#server/features/settings/rates-setting.ts";
import { lastListDay } from "./list-day-rules.ts";
import { proposalOf, requireRateList } from "./propose-rates.ts";
import { storeListedRates } from "./store-rates.ts";

/**
 * MO11: Daily rates are taken from the Czech National Bank's list by themselves while the setting `rates` says `on`
 * (by default `off`); a list with a jump is not.
 *
 * Takes the bank's newest list once it should be there, while the setting `rates` says so; returns how many rates it
 * has stored. Throws where the bank does not answer and where a rate jumps: then nothing of the list is stored, and somebody has to
 * look. Safe to repeat and on several servers.
 */
export async function takeDailyRates(ctx: Ctx): Promise<number> {
  const { daily } = await readRatesSetting(ctx);
  if (daily === "off" || (await isTaken(ctx))) return 0;
  const list = requireRateList(ctx, await ctx.ports.rates.read());
  return transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const { changes, isOlder } = proposalOf(await readEditableCurrencies(tx), list);
    if (isOlder || changes.length === 0 || (await hasDay(tx, list.on))) return 0;
    const jumping = changes.filter((change) => change.isJump).map(({ code, percent }) => `${code} ${percent} %`);
    if (jumping.length > 0) throw new Error(`rates of ${list.on} jump and wait for somebody: ${jumping.join(", ")}`);
    const rates = changes.map(({ id, to, version }) => ({ id, rate: to, version }));
    await storeListedRates(tx, { on: list.on, rates, jumpConfirmed: false }, null);
    return rates.length;
  });
}

async function isTaken(ctx: Ctx): Promise<boolean> {
  return hasDay(ctx, lastListDay(ctx.clock()));
}

/** Whether rates of that day or a later one are stored already. */
async function hasDay(ctx: Ctx, day: string): Promise<boolean> {
  const priced = (await readEditableCurrencies(ctx)).filter(({ code }) => code !== chargedCurrency);
  return priced.length === 0 || priced.some(({ rateOn }) => rateOn !== null && rateOn >= day);
}
