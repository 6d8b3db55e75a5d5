import type { DailyRates } from "#contract/content/currency-desk.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { readDaily } from "#server/features/currencies/desk/kept-currencies.ts";
import { lockAllCurrencies } from "#server/features/currencies/desk/lock-all-currencies.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";

/** Turns the daily list on or off over the version that was seen. For people with the scope `content`. */
export async function setDailyRates(ctx: Ctx, { isOn, version }: DailyRates): Promise<DailyRates> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const before = await readDaily(tx);
    if (before.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const settingOf = (on: boolean) => ({ daily: on ? "on" : "off" });
    await storeSetting(tx, "rates", settingOf(isOn));
    const change = { from: settingOf(before.isOn), to: settingOf(isOn) };
    await recordChange(tx, { subject: "setting", id: "rates", ...change });
    return readDaily(tx);
  });
}
