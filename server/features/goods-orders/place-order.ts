import { createHash } from "node:crypto";
import type { ShopCountry } from "#contract/carriers/carriers.ts";
import type { GoodsOrderBody } from "#contract/goods-orders/checkouts.ts";
import { minutesReserved } from "#contract/goods-orders/shop-limits.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireTrader, transactionOn } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { requireHuman } from "#server/features/accounts/sign-up/require-human.ts";
import { findPoint } from "#server/features/carriers/points/find-points.ts";
import { type CartRow, emptyCart, lockCart, lockOrMakeCart } from "#server/features/carts/find-cart.ts";
import { tieDeals } from "#server/features/deals/shop/shop-deals.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { listWaysToPay } from "#server/features/payments/list-ways-to-pay.ts";
import { orders } from "#server/features/payments/table.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { refuseInterested } from "#server/features/vouchers/refuse-interested.ts";
import { noteUse } from "#server/features/vouchers/use-voucher.ts";
import type { PickupPoint } from "#server/ports/pickup-points/pickup-points.ts";
import { goodsOrderEvents } from "./events.ts";
import { needsPhoneCode } from "./goods-order-rules.ts";
import { awaitTransfer } from "./hold-for-transfer.ts";
import { keepGoods } from "./keep-goods.ts";
import { checkNewAccount, makeNewAccount } from "./new-account.ts";
import { dropOrderCode, phoneCodeRefusal } from "./phone-code.ts";
import { type PricedOrder, priceOrder } from "./price-order.ts";
import { readOrderBody } from "./read-order-body.ts";
import { requireUnpaidRoom } from "./require-unpaid-room.ts";
import { goodsOrderLines, goodsOrders } from "./table.ts";

interface Placed {
  readonly orderId: number;
  readonly hash: string;
}

/** How long an order waits for others of the same goods before its buyer is told to try again. */
const lockTimeoutMs = 10_000;

/**
 * GO1: Goods are ordered at the prices, discounts and stock of the moment, read under locks; where the price is another one than the buyer
 * saw, or a piece is gone, nothing is ordered and the cart stays. A press that comes twice orders once. Lines, delivery, invoice and ledger
 * add up to the haléř.
 *
 * CART_CHANGED where nothing is ordered.
 */
export async function placeOrder(
  ctx: Ctx,
  { key, pressKey, body, caller }: { key: string; pressKey: string; body: GoodsOrderBody; caller: Caller },
): Promise<Placed> {
  if (key === "own") requireTrader(ctx);
  await countAttempt(ctx, limits.goodsOrder, ctx.actor ? `user ${ctx.actor.userId}` : caller.network);
  const { country, phoneCheckFrom } = await readPlainSetting(ctx, "shop");
  const written = readOrderBody(body, country);
  const price = { fromMinor: phoneCheckFrom && toMinor(phoneCheckFrom), totalMinor: toMinor(body.total) };
  const codeRefusal =
    phoneCheckFrom === null ? null : await phoneCodeRefusal(ctx, { key, phone: written.phone, code: body.phoneCode });
  // A press with a wrong code is no registration, and does not count as one.
  const isRefused = codeRefusal !== null && needsPhoneCode(price, null);
  const account = isRefused ? null : await checkNewAccount(ctx, body, caller);
  // With an account its registration has asked already; a token serves once.
  if (!ctx.actor && !body.account && !isRefused) await requireHuman(ctx, body.recaptcha, "order");
  const press = createHash("sha256").update(`${key} ${ctx.actor?.userId} ${pressKey}`).digest("base64url");
  const point = await chosenPoint(ctx, body, country);
  return transactionOn(ctx, { lockTimeoutMs }, async (tx) => {
    // Who has bought from the shop alone may never have put anything into a cart.
    const cart = key === "own" ? await lockOrMakeCart(tx, key) : await lockCart(tx, key);
    const earlier = await findPlaced(tx, press);
    if (earlier) return earlier;
    if (!cart) throw new Conflict("CART_EMPTY");
    const priced = await priceOrder(tx, cart, { body, country, point });
    const { needsAgeCheck, way } = priced;
    if (priced.voucher)
      await refuseInterested(tx, priced.voucher.id, {
        ...{ userIds: [cart.userId, ctx.actor?.userId ?? null], email: body.email, phone: written.phone },
      });
    const unpaid = await requireUnpaidRoom(tx, {
      ...{ userId: cart.userId, isVerified: priced.orderer?.accountVerified ?? false },
      ...{ email: body.email, phone: written.phone, network: caller.network, pieces: piecesIn(priced) },
    });
    const open = { ...price, totalMinor: price.totalMinor + unpaid.totalMinor };
    if (codeRefusal && needsPhoneCode(open, priced.orderer)) throw codeRefusal;
    const id = await store(tx, priced, {
      ...{ userId: cart.userId, newAccountId: await makeNewAccount(tx, account) },
      ...{ email: body.email, phone: written.phone, locale: tx.locale, note: body.note },
      ...{ carrierId: way.carrierId, storeId: way.storeId, needsAgeCheck },
      ...placeOf(written, { point, way, country }),
      ...{ invoice: written.invoice, pressKey: press, placedAt: tx.clock(), network: caller.network },
    });
    const placed = await demandPayment(tx, cart, id, priced);
    if (!(await tieDeals(tx, dealsIn(priced), placed.orderId))) throw new Conflict("CART_CHANGED");
    await emptyCart(tx, cart.id);
    await dropOrderCode(tx, cart.id);
    await publish(tx, goodsOrderEvents.GoodsOrderPlaced, { goodsOrderId: id });
    return placed;
  });
}

/** The pick-up point that the buyer chose, as its carrier has it now. */
async function chosenPoint(ctx: Ctx, { delivery }: GoodsOrderBody, country: ShopCountry) {
  return delivery.kind === "point" ? findPoint(ctx, delivery.pointId, country) : undefined;
}

/** Where the goods go, as it is kept with the order: whoever the invoice names picks a parcel up. */
function placeOf(
  { address, invoice }: ReturnType<typeof readOrderBody>,
  { point, way, country }: { point: PickupPoint | undefined; way: PricedOrder["way"]; country: ShopCountry },
) {
  if (address) return { address };
  if (!point) return { address: { name: "", street: "", city: "", zip: "", ...way.store, country } };
  const { id, name, street, city, zip } = point;
  return { point: { id, name }, address: { name: invoice.name, street, city, zip, country } };
}

/** How many pieces leave the stores: what was bought from the shop is there for its buyer alone. */
const piecesIn = ({ lines }: PricedOrder) =>
  lines.reduce((sum, { quantity, dealId }) => sum + (dealId === null ? quantity : 0), 0);

/** What of an order was bought from the shop before. */
const dealsIn = ({ lines }: PricedOrder) => lines.flatMap(({ dealId }) => dealId ?? []);

/** Stores the order and takes its goods out of the stores. */
async function store(
  tx: Ctx,
  { lines, stock, way }: PricedOrder,
  row: typeof goodsOrders.$inferInsert,
): Promise<number> {
  const [placed] = await tx.db.insert(goodsOrders).values(row).returning({ id: goodsOrders.id });
  if (!placed) throw new Error("an insert returns its row");
  const wanted = lines.flatMap(({ id: productId, quantity, dealId }) =>
    dealId === null ? [{ productId, quantity }] : [],
  );
  const backOrdered = await keepGoods(tx, placed.id, wanted, { stock, pickUpStoreId: way.storeId });
  await tx.db.insert(goodsOrderLines).values(
    lines.map(({ id: itemId, dealId, name, sku, quantity, unitMinor, discountMinor }, position) => ({
      ...{ goodsOrderId: placed.id, itemId, dealId, position, name, sku, quantity, unitMinor, discountMinor },
      backOrdered: backOrdered.get(itemId) ?? 0,
      purchaseMinor: sql`(select purchase_minor from products where id = ${itemId})`,
    })),
  );
  return placed.id;
}

async function demandPayment(
  tx: Ctx,
  { userId }: CartRow,
  id: number,
  { lines, way, voucher }: PricedOrder,
): Promise<Placed> {
  const goods = lines.map(({ name, quantity, unitMinor, taxClass, discountMinor }) => ({
    label: { cs: name, en: name },
    ...{ revenue: "goods", quantity, unitMinor, discountMinor, taxClass },
  }));
  const delivery = {
    label: { cs: `Doprava: ${way.name}`, en: `Delivery: ${way.name}` },
    ...{ revenue: "delivery", quantity: 1, unitMinor: way.priceMinor },
  };
  const order = await createOrder(tx, {
    ...{ userId, subject: { type: "goods", id }, minutesToPay: minutesReserved },
    lines: way.priceMinor > 0 ? [...goods, delivery] : goods,
  });
  if (voucher) await noteUse(tx, voucher, { orderId: order.id, userId });
  const [goodsOrder] = await tx.db
    .update(goodsOrders)
    .set({ orderId: order.id })
    .where(eq(goodsOrders.id, id))
    .returning();
  const methods = await listWaysToPay(tx, order.totalMinor);
  // Whoever can pay in no other way need not say so.
  const isByTransfer = order.status === "awaiting_payment" && methods.length === 1 && methods[0] === "transfer";
  if (goodsOrder && isByTransfer) await awaitTransfer(tx, goodsOrder, order);
  return { orderId: order.id, hash: order.hash };
}

async function findPlaced(tx: Ctx, press: string): Promise<Placed | null> {
  const [found] = await tx.db
    .select({ orderId: orders.id, hash: orders.hash })
    .from(goodsOrders)
    .innerJoin(orders, eq(orders.id, goodsOrders.orderId))
    .where(eq(goodsOrders.pressKey, press));
  return found ?? null;
}
