import { conditionOf } from "#demo/content/condition.ts";
import { countryOf } from "#demo/content/country.ts";
import { drawingSpecOf } from "#demo/content/drawing-spec.ts";
import { type StockGood, stockGoods } from "#demo/content/stock.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { Ctx } from "#server/context.ts";
import { houseAccount } from "#server/features/accounts/house-account.ts";
import { writeStock } from "#server/features/products/set-stock.ts";
import { settleDuePrices } from "#server/features/products/settle-price.ts";
import { insertProduct } from "#server/features/products/write-product.ts";
import { listStores } from "#server/features/stores/list-stores.ts";
import { dayMs } from "./prague-time.ts";
import { storePictures } from "./store-listings.ts";

/** How long ago the goods came to the shop, and when what is reduced became so, in days. */
const cameDaysAgo = 45;
const reducedDaysAgo = 4;
const reducedForDays = 24;

/** Puts the goods of the demo's operator into its stores, some of them at a reduced price. Stores and contacts are there. */
export async function storeStock(ctx: Ctx, random: Random): Promise<void> {
  const stores = await listStores(ctx, "cs");
  const now = ctx.clock().getTime();
  // The prices of the days before a reduction are those that stood then.
  const then: Ctx = { ...ctx, clock: () => new Date(now - cameDaysAgo * dayMs) };
  const sellerId = await houseAccount(then);
  const placed = [];
  for (const [index, stock] of stockGoods.entries()) {
    const { good } = stock;
    const { pieces: _, ...condition } = { ...conditionOf(good, random), ...asNew };
    const id = await insertProduct(then, {
      sku: `K-${1_001 + index}`,
      name: good.name,
      categoryId: good.categoryId,
      brandName: good.brand,
      description: good.note,
      condition,
      country: countryOf(good),
      price: good.worthCzk,
      ...reductionOf(stock, now),
      taxRate: 21,
      family: stock.family,
      weightG: null,
      // What is sold off is not ordered anew.
      takesBackOrders: stock.reducedCzk === null,
      isShown: true,
    });
    for (const [place, pieces] of stock.pieces.entries()) {
      const store = stores[place];
      if (store) await writeStock(ctx, { productId: id, storeId: store.id, pieces });
    }
    placed.push({ id, spec: drawingSpecOf(good, { ...condition, pieces: null }), columns: { sellerId } });
  }
  await storePictures(ctx, placed);
  await settleDuePrices({ ...ctx, clock: () => new Date(now - reducedDaysAgo * dayMs) });
}

/** Goods from stock show no trace of use. */
const asNew = {
  fillLevel: null,
  closureState: null,
  labelState: null,
  boxState: null,
  storage: null,
  provenance: null,
} as const;

function reductionOf({ reducedCzk }: StockGood, now: number) {
  const at = (days: number) => (reducedCzk === null ? null : new Date(now + days * dayMs).toISOString());
  return {
    reducedPrice: reducedCzk,
    reducedFrom: at(-reducedDaysAgo),
    reducedUntil: at(reducedForDays - reducedDaysAgo),
  };
}
