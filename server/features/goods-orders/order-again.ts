import { maxPieces } from "#contract/carts/carts.ts";
import { hasEnded } from "#contract/goods-orders/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { type CartRow, changeCart } from "#server/features/carts/find-cart.ts";
import { addPieces } from "#server/features/carts/write-lines.ts";
import { getOrderRow } from "#server/features/payments/get-order.ts";
import { readGoodsLines } from "./keep-goods.ts";
import { findGoodsOrder } from "./view-order.ts";

interface Again {
  /** `own` or a guest's secret. */
  readonly key: string;
  readonly orderId: number;
  readonly hash: string;
  readonly pressKey: string;
  readonly caller: Caller;
}

/**
 * GO8: An order that has ended is put into a cart once more at the prices of now; what the stores have fewer of comes in that number, and
 * what is missing is named.
 *
 * A press that comes twice adds once. Returns the names of what could not be put in, or not in that number.
 */
export async function orderAgain(ctx: Ctx, { key, orderId, hash, pressKey, caller }: Again): Promise<string[]> {
  await getOrderRow(ctx, orderId, hash);
  const order = await findGoodsOrder(ctx, orderId);
  if (!order) throw new NotFound();
  if (!hasEnded(order.status)) throw new Conflict("GOODS_NOT_ENDED");
  const lines = await readGoodsLines(ctx, order.id);
  const missing: string[] = [];
  await changeCart(ctx, key, caller, async (tx, cart) => {
    for (const { productId, quantity, name } of lines) {
      // What was bought from the shop there is but once.
      if (productId === null) continue;
      const isWhole = await putIn(tx, cart, { productId, quantity, key: pressKey });
      if (!isWhole) missing.push(name);
    }
  });
  return missing;
}

/** Whether all pieces could be put in; where the stores have fewer, those that they have are. */
async function putIn(tx: Ctx, cart: CartRow, wanted: Parameters<typeof addPieces>[2]): Promise<boolean> {
  try {
    await addPieces(tx, cart, wanted);
    return true;
  } catch (error) {
    if (error instanceof Conflict && error.code === "CART_STOCK") {
      const pieces = Math.min(Number(error.details?.pieces ?? 0), maxPieces);
      if (pieces > 0 && pieces < wanted.quantity) await putIn(tx, cart, { ...wanted, quantity: pieces });
      return false;
    }
    if (error instanceof Conflict || error instanceof NotFound || error instanceof Invalid) return false;
    throw error;
  }
}
