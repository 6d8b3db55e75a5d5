import { z } from "zod";
import { type ShopCountry, shopCountries } from "#contract/shop/carriers.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `shop`: the country that this version of the shop sells to. */
const shopSetting = z.object({ country: z.enum(shopCountries).default("CZ") });

/** The country to which goods from stock are sold, with which invoices are made out (RULES.md GO4). */
export async function readShopCountry(ctx: Ctx): Promise<ShopCountry> {
  return (await readSetting(ctx, "shop", (stored) => shopSetting.parse(stored ?? {}))).country;
}
