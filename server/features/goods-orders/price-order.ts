import type { GoodsOrderBody } from "#contract/goods-orders/checkouts.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { Conflict, Forbidden, Invalid } from "#server/errors.ts";
import { parcelWeight } from "#server/features/carriers/carrier-rules.ts";
import { pointRefusal } from "#server/features/carriers/points/point-rules.ts";
import { isOrderable } from "#server/features/carts/cart-rules.ts";
import { type CartRow, listProductsOf } from "#server/features/carts/find-cart.ts";
import { type PricedLine, readPricedLines } from "#server/features/carts/priced-lines.ts";
import { type LockedStock, lockStock } from "#server/features/products/move-stock.ts";
import { takeOff } from "#server/features/vouchers/take-off.ts";
import type { AcceptedVoucher } from "#server/features/vouchers/use-voucher.ts";
import type { PickupPoint } from "#server/ports/pickup-points/pickup-points.ts";
import { type Orderer, orderObstacle } from "./goods-order-rules.ts";
import { demandsOf, listWays, readOrderer } from "./read-checkout.ts";

/** What is about to be ordered, with its products and its voucher locked. */
export interface PricedOrder {
  readonly lines: readonly (PricedLine & { readonly discountMinor: number })[];
  readonly stock: LockedStock;
  readonly voucher: AcceptedVoucher | null;
  readonly way: ChosenWay;
  readonly needsAgeCheck: boolean;
  readonly orderer: Orderer;
}

interface ChosenWay {
  readonly name: string;
  readonly priceMinor: number;
  readonly carrierId: number | null;
  readonly storeId: number | null;
  /** The store's address; null with a carrier. */
  readonly store: { name: string; street: string; city: string; zip: string } | null;
}

const refusals = {
  sign_in: "CHECKOUT_SIGN_IN",
  age: "AGE_NOT_VERIFIED",
  account: "ACCOUNT_NOT_VERIFIED",
  country: "CHECKOUT_COUNTRY",
  payment: "CHECKOUT_PAYMENT",
} as const;

/** What is in a locked cart at the prices and stock of now (rules GO1, GO2, GO4), or why it cannot be ordered. */
export async function priceOrder(
  tx: Ctx,
  cart: CartRow,
  { body, country, point }: { body: GoodsOrderBody; country: string; point: PickupPoint | undefined },
): Promise<PricedOrder> {
  const stock = await lockStock(tx, await listProductsOf(tx, cart.id));
  // Read under the locks: of two buyers of the last piece the second sees that it is gone.
  const parts = await readPricedLines(tx, cart);
  if (parts.length === 0) throw new Conflict("CART_EMPTY");
  if (!parts.every(({ state }) => isOrderable(state))) throw new Conflict("CART_CHANGED");
  const demands = await demandsOf(tx, parts, country);
  const orderer = await readOrderer(tx);
  const obstacle = orderObstacle(demands, orderer);
  if (obstacle) throw new Forbidden(refusals[obstacle]);
  const { discountsMinor, voucher } = await takeOff(tx, {
    ...{ userId: cart.userId, subject: "goods", code: cart.voucherCode, parts },
  });
  const lines = parts.map((line, index) => ({ ...line, discountMinor: discountsMinor[index] ?? 0 }));
  const totalMinor = lines.reduce((sum, { priceMinor, discountMinor }) => sum + priceMinor - discountMinor, 0);
  const way = await chosenWay(tx, body, { lines, country, totalMinor });
  if (body.delivery.kind === "point") requirePoint(point, parcelWeight(lines));
  if (totalMinor + way.priceMinor !== toMinor(body.total)) throw new Conflict("CART_CHANGED");
  return { lines, stock, voucher, way, orderer, needsAgeCheck: demands.isForAdults };
}

/** The chosen way of delivery; 422 where it is not there for what is in the cart. */
async function chosenWay(
  tx: Ctx,
  { delivery }: GoodsOrderBody,
  of: Parameters<typeof listWays>[1],
): Promise<ChosenWay> {
  const ways = await listWays(tx, of, delivery.kind);
  if (delivery.kind !== "store") {
    const way = ways.find(({ kind, carrierId }) => kind === delivery.kind && carrierId === delivery.carrierId);
    if (!way) throw new Invalid({ "delivery.carrierId": ["CARRIER_ELSEWHERE"] }, "CARRIER_ELSEWHERE");
    const { name, price, carrierId } = way;
    return { ...{ name, carrierId, storeId: null, store: null }, priceMinor: toMinor(price) };
  }
  const way = ways.find(({ kind }) => kind === "store");
  const store = way?.stores.find(({ id }) => id === delivery.storeId);
  if (!way || !store) throw new Invalid({ "delivery.storeId": ["STORE_UNKNOWN"] }, "STORE_UNKNOWN");
  const { id: storeId, ...place } = store;
  return { ...{ name: store.name, carrierId: null, storeId, store: place }, priceMinor: toMinor(way.price) };
}

function requirePoint(point: PickupPoint | undefined, weightG: number): void {
  const refusal = pointRefusal(point, weightG);
  if (refusal) throw new Invalid({ "delivery.pointId": [refusal] }, refusal);
}
