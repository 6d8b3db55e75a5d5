import type { ProductBody } from "#contract/products/products.ts";
import type { Ctx } from "#server/context.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { stores } from "#server/features/stores/table.ts";
import type { TestApp } from "../app.ts";
import { storeBody } from "./store.ts";
import type { TestUser } from "./user.ts";

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
    taxClass: "standard",
    family: null,
    weightG: null,
    purchasePrice: null,
    takesBackOrders: true,
    isShown: true,
    ...more,
  };
}

/** Gives the operator the e-mail in whose name goods are sold. */
export async function openShop(ctx: Ctx): Promise<void> {
  await storeSetting(ctx, "contacts", { ...defaultSettings.contacts, email: "obchod@kabinet.test" });
}

interface Stocked {
  readonly id: number;
  /** Says how many pieces the store has from now on. */
  setPieces(pieces: number): Promise<void>;
  change(more: Partial<ProductBody>): Promise<void>;
}

/** A product of which a store has so many pieces, added by `operator`, who has the scope `shop`; not taken to order unless asked for. */
export async function makeStocked(
  app: TestApp,
  operator: TestUser,
  { categoryId, pieces, ...more }: Partial<ProductBody> & { categoryId: number; pieces: number },
): Promise<Stocked> {
  const body = productBody(categoryId, { takesBackOrders: false, ...more });
  const added = await app.as(operator).post("/api/admin/products", body);
  if (added.statusCode !== 201) throw new Error(added.body);
  const { id } = added.json().data;
  const [shop] = await app.db.select({ id: stores.id }).from(stores).limit(1);
  const storeId = shop?.id ?? (await app.as(operator).post("/api/admin/stores", storeBody)).json().data.id;
  let [seen, version] = [0, 0];
  const setPieces = async (pieces: number) => {
    const path = `/api/admin/products/${id}/stock/${storeId}`;
    const answer = await app.as(operator).put(path, { pieces, seen });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    seen = pieces;
  };
  if (pieces > 0) await setPieces(pieces);
  const change = async (changed: Partial<ProductBody>) => {
    const answer = await app.as(operator).put(`/api/admin/products/${id}`, { ...body, ...changed, version });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    version += 1;
  };
  return { id, setPieces, change };
}
