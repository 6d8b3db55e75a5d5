import { z } from "zod";
import { shopCountries } from "#contract/shop/carriers.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `shop`: the country that this version of the shop sells to, and from which price on an order needs a code (RULES.md CK3). */
const shopSetting = z.object({
  country: z.enum(shopCountries).default("CZ"),
  phoneCheckFrom: z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe("CZK with tax and delivery; null: no order"),
});
type ShopSetting = z.output<typeof shopSetting>;

/** To which country goods from stock are sold, with which invoices are made out (RULES.md GO4), and when telephones are checked. */
export function readShopSetting(ctx: Ctx): Promise<ShopSetting> {
  return readSetting(ctx, "shop", (stored) => shopSetting.parse(stored ?? {}));
}
