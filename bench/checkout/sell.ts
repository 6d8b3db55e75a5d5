import { isDatabaseBusy } from "#server/db/connect.ts";
import { Conflict } from "#server/errors.ts";
import { placeOrder } from "#server/features/goods-orders/place-order.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import type { Stage } from "../open-stage.ts";
import { type BenchShop, deliveryMinor, keyOfCart, priceMinor } from "./open-shop.ts";

/** Orders what is in the cart of a number, as the API does for a guest. */
export function buy({ ctx }: Stage, { carrierId }: BenchShop, cart: number) {
  const { delivery, ...rest } = goodsOrderBody;
  return placeOrder(ctx, {
    ...{ key: keyOfCart(cart), pressKey: `bench-${cart}` },
    body: {
      ...rest,
      email: `guest${cart}@bench.invalid`,
      phone: phoneOf(cart),
      delivery: { ...delivery, carrierId },
      total: (priceMinor + deliveryMinor) / 100,
    },
    // Each guest comes from a network of their own, since one may order a hundred times an hour.
    caller: { network: `bench-${cart}`, userAgent: "" },
  });
}

/** A number of its own for each guest, since one may have but few orders unpaid. */
const phoneOf = (cart: number) => `+420 7${String(cart % 100_000_000).padStart(8, "0")}`;

interface Sold {
  /** Orders a second. */
  readonly perSecond: number;
  readonly sold: number;
  readonly refused: number;
}

/** So many callers, each with one order under way, order what is in the carts from `first` on until none is left. */
export async function sell(
  stage: Stage,
  shop: BenchShop,
  { first, count, callers }: { first: number; count: number; callers: number },
): Promise<Sold> {
  let [next, sold, refused] = [first, 0, 0];
  // Who is told that the shop is busy tries again.
  const buyAtLast = (cart: number): ReturnType<typeof buy> =>
    buy(stage, shop, cart).catch((error) => {
      if (isDatabaseBusy(error)) return buyAtLast(cart);
      throw error;
    });
  const startedAt = performance.now();
  const callOn = async () => {
    while (next < first + count) {
      const isSold = await buyAtLast(next++).then(
        () => true,
        (error) => {
          if (error instanceof Conflict && error.code === "CART_CHANGED") return false;
          throw error;
        },
      );
      if (isSold) sold++;
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: callers }, callOn));
  const seconds = (performance.now() - startedAt) / 1_000;
  return { perSecond: Math.round(sold / seconds), sold, refused };
}
