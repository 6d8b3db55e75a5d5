import type { ProductBody } from "#contract/shop/products.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { insertProduct } from "#server/features/products/write-product.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { makeCategory } from "./category.ts";

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
  const contacts = { company: "Kabinet s.r.o.", street: "", city: "", zip: "", country: "CZ" };
  const more = { companyId: "", taxId: "", email: "obchod@kabinet.test", phone: "", networks: [] };
  await storeSetting(ctx, "contacts", { ...contacts, ...more, description: { cs: "", en: "" } });
}

/** A product on offer; returns its id. */
export async function makeProduct(ctx: Ctx, more: Partial<ProductBody> = {}): Promise<number> {
  await openShop(ctx);
  const categoryId = more.categoryId ?? (await makeCategory(ctx)).id;
  return transaction(ctx, (tx) => insertProduct(tx, productBody(categoryId, more)));
}
