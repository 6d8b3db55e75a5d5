import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";

/** Days at the top that are offered, the shortest first. Prices in haléře, with tax. */
export async function readToppingOffers(ctx: Ctx): Promise<{ days: number; priceMinor: number }[]> {
  const { offers } = await readPlainSetting(ctx, "topping");
  return offers.map(({ days, price }) => ({ days, priceMinor: toMinor(price) })).sort((a, b) => a.days - b.days);
}
