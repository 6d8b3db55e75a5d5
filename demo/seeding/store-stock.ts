import { dayMs } from "#contract/values/durations.ts";
import { stockGoods } from "#demo/content/stock.ts";
import { placePictures } from "#demo/pictures.ts";
import type { Ctx } from "#server/context.ts";
import { shopAccount } from "#server/features/accounts/shop-account.ts";
import { writeStock } from "#server/features/products/set-stock.ts";
import { settleDuePrices } from "#server/features/products/settle-price.ts";
import { insertProduct } from "#server/features/products/write-product.ts";
import { listStores } from "#server/features/stores/list-stores.ts";

/** How long ago the goods came to the shop, and when what is reduced became so, in days. */
const cameDaysAgo = 45;
const reducedDaysAgo = 4;
const reducedForDays = 24;

/** Puts the goods of the demo's operator into its stores, some of them at a reduced price. Stores and contacts are there. */
export async function storeStock(ctx: Ctx): Promise<void> {
  const stores = await listStores(ctx, "cs");
  const now = ctx.clock().getTime();
  // The prices of the days before a reduction are those that stood then.
  const then: Ctx = { ...ctx, clock: () => new Date(now - cameDaysAgo * dayMs) };
  const sellerId = await shopAccount(then);
  const placed = [];
  for (const { stock, pictures, ...product } of stockGoods) {
    const id = await insertProduct(then, { ...product, ...reductionOf(product, now), isShown: true });
    for (const [place, pieces] of stock.entries()) {
      const store = stores[place];
      if (store) await writeStock(ctx, { productId: id, storeId: store.id, pieces });
    }
    placed.push({ id, name: product.name, sellerId, pictures });
  }
  await placePictures(ctx, placed);
  await settleDuePrices({ ...ctx, clock: () => new Date(now - reducedDaysAgo * dayMs) });
}

function reductionOf({ reducedPrice }: { reducedPrice: number | null }, now: number) {
  const at = (days: number) => (reducedPrice === null ? null : new Date(now + days * dayMs).toISOString());
  return { reducedFrom: at(-reducedDaysAgo), reducedUntil: at(reducedForDays - reducedDaysAgo) };
}
