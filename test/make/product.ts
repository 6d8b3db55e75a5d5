import type { ProductBody } from "#contract/shop/products.ts";
import type { Ctx } from "#server/context.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";

let made = 0;

/** A product as the operator writes it; another code each time. */
export function productBody(categoryId: number, more: Partial<ProductBody> = {}): ProductBody {
  made += 1;
  return {
    sku: `RUM-${process.pid}-${made}`,
    name: "Diplomático Reserva Exclusiva",
    categoryId,
    brandName: "Diplomático",
    description: "Venezuelský rum, který zrál dvanáct let.",
    condition: { volumeMl: 700, strengthPercent: 40 },
    country: "VE",
    price: 1_090,
    reducedPrice: null,
    reducedFrom: null,
    reducedUntil: null,
    taxRate: 21,
    family: null,
    takesBackOrders: true,
    isShown: true,
    ...more,
  };
}

/** Gives the operator the e-mail in whose name goods are sold. */
export async function openShop(ctx: Ctx): Promise<void> {
  await storeSetting(ctx, "contacts", { ...defaultSettings.contacts, email: "obchod@kabinet.test" });
}
