import { z } from "zod";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";

/** The setting `topping`: days at the top and their price in CZK, with tax. */
const toppingSetting = z.object({
  offers: z
    .array(z.object({ days: z.number().int().min(1).max(90), price: z.number().positive().max(maxCzk) }))
    .min(1)
    .max(10)
    .default([
      { days: 3, price: 29 },
      { days: 7, price: 59 },
      { days: 14, price: 99 },
    ]),
});

/** What is offered, the shortest first. Prices in haléře. */
export async function readToppingOffers(ctx: Ctx): Promise<{ days: number; priceMinor: number }[]> {
  const { offers } = await readSetting(ctx, "topping", (stored) => toppingSetting.parse(stored ?? {}));
  return offers
    .map(({ days, price }) => ({ days, priceMinor: toMinor(price) }))
    .sort((a, b) => a.days - b.days);
}
