import { sql } from "#server/db/query.ts";
import { carrierPrices, carriers } from "#server/features/carriers/table.ts";
import { cartLines, carts } from "#server/features/carts/table.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { insertStockListings, offerStockListings } from "#server/features/listings/stock-listing.ts";
import { productStock, products } from "#server/features/products/table.ts";
import { stores } from "#server/features/stores/table.ts";
import type { Stage } from "../open-stage.ts";

/** What a piece costs, and what its delivery does; haléře. */
export const priceMinor = 1_090_00;
export const deliveryMinor = 99_00;

/** The secret by which a guest opens the cart of this number. */
export const keyOfCart = (number: number) => `${number}`.padStart(43, "0");

export interface BenchShop {
  readonly carrierId: number;
  readonly storeId: number;
  /** New goods with so many pieces each, all in one store. */
  addGoods(count: number, pieces: number): Promise<number[]>;
  /** New carts of guests, each with one piece of the product at its place; returns the number of the first, the others follow it. */
  addCarts(productIds: readonly number[]): Promise<number>;
}

/** Where ids go on, so that the one of a cart, an order of goods and an order are never the same number. */
const starts = { carts: 7_000_001, goods_orders: 8_000_001, orders: 9_000_001 };

/** A store and a carrier on a stage. */
export async function openShop({ ctx, bidders }: Stage): Promise<BenchShop> {
  for (const [table, start] of Object.entries(starts))
    await ctx.db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${start})`);
  const name = { cs: "Měření", en: "Bench" };
  const [store] = await ctx.db
    .insert(stores)
    .values({
      ...{ isShown: true, name, note: name, street: "Dlouhá 1", city: "Praha", zip: "110 00" },
      ...{ phone: "+420777111222", email: "shop@bench.invalid", week: [[], [], [], [], [], [], []] },
    })
    .returning({ id: stores.id });
  const [carrier] = await ctx.db
    .insert(carriers)
    .values({ isShown: true, name, note: name })
    .returning({ id: carriers.id });
  const [carrierId, storeId] = [carrier?.id ?? 0, store?.id ?? 0];
  await ctx.db.insert(carrierPrices).values({
    carrierId,
    country: "CZ",
    validFrom: "2020-01-01",
    maxWeightG: 30_000,
    priceMinor: deliveryMinor,
  });
  const [category] = await ctx.db.select({ id: categories.id }).from(categories).limit(1);
  const sellerId = bidders[0]?.actor.userId ?? 0;
  let [made, filled] = [0, 0];
  return {
    carrierId,
    storeId,
    addGoods: async (count, pieces) => {
      const columns = { categoryId: category?.id ?? null, name: "Láhev", slug: "lahev" };
      const goods = Array.from({ length: count }, () => ({ ...columns, askedPriceMinor: priceMinor }));
      const rows = await insertStockListings(ctx, sellerId, goods);
      const ids = rows.map(({ id }) => id);
      const rest = { priceMinor, takesBackOrders: false };
      await ctx.db.insert(products).values(ids.map((id) => ({ id, ...rest, sku: `bench-${++made}` })));
      await ctx.db.insert(productStock).values(ids.map((productId) => ({ productId, storeId, pieces })));
      await offerStockListings(ctx, ids);
      return ids;
    },
    addCarts: async (productIds) => {
      const usedAt = ctx.clock();
      const first = filled + 1;
      const keys = productIds.map(() => ({ guestKey: keyOfCart(++filled), usedAt }));
      const rows = await ctx.db.insert(carts).values(keys).returning({ id: carts.id });
      await ctx.db.insert(cartLines).values(
        rows.map(({ id: cartId }, index) => ({
          ...{ cartId, productId: productIds[index] ?? 0, quantity: 1 },
          ...{ seenMinor: priceMinor, addedAt: usedAt },
        })),
      );
      await ctx.db.execute(sql`analyze`);
      return first;
    },
  };
}
