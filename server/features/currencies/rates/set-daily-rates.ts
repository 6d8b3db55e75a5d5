import type { DailyRates } from "#contract/currencies/currency-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { readDaily } from "#server/features/currencies/admin/editable-currencies.ts";
import { lockAllCurrencies } from "#server/features/currencies/admin/lock-all-currencies.ts";
import type { RatesSetting } from "#server/features/settings/rates-setting.ts";
import { storeOverVersion } from "#server/features/settings/store-over-version.ts";

/** Turns the daily list on or off over the version that was seen. For people with the scope `content`. */
export async function setDailyRates(ctx: Ctx, { isOn, version }: DailyRates): Promise<DailyRates> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const settingOf = (on: boolean): RatesSetting => ({ daily: on ? "on" : "off" });
    const change = { value: settingOf(isOn), seen: version, usual: settingOf(false) };
    await storeOverVersion(tx, "rates", change);
    return readDaily(tx);
  });
}
