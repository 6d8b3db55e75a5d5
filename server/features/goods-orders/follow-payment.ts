import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { countTied, tieDeals } from "#server/features/deals/shop/shop-deals.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { lockStock } from "#server/features/products/move-stock.ts";
import { products } from "#server/features/products/table.ts";
import { bringBackGoods, keepGoods, readGoodsLines } from "./keep-goods.ts";
import { lockGoodsOrder, moveTo } from "./move-order.ts";
import { type GoodsOrderRow, goodsOrders } from "./table.ts";
import { takeOutRest } from "./take-back.ts";

/**
 * GO16: An order of goods follows its payment: its pieces go back to their stores where none has begun for
 * {minutesReserved} minutes, or none has come within {minutesOncePaying} minutes of the order, or by the day that GO15
 * says. Money that comes later gets them again while they are there; else all of it goes back.
 */
export const subscribeGoodsOrders: readonly Subscriber[] = [
  on(
    paymentEvents.OrderPaid,
    async (ctx, { subject }) => {
      if (subject.type === "goods") await notePaid(ctx, subject.id);
    },
    { endsBatch: true },
  ),
  on(
    paymentEvents.OrderEnded,
    async (ctx, { subject }) => {
      if (subject.type === "goods") await giveUp(ctx, subject.id, ["placed"]);
    },
    { endsBatch: true },
  ),
  // Money that goes back at the money back office ends what has not left the shop yet.
  on(
    paymentEvents.OrderRefunded,
    async (ctx, { subject, isWhole }) => {
      if (subject.type === "goods" && isWhole) await keepNothing(ctx, subject.id);
    },
    { endsBatch: true },
  ),
];

/**
 * The money has come (rule GO16). Where it came after the goods went back to the stores they are kept anew; what is not there any
 * more, or was called off by the shop, is not owed, and all of the money goes back.
 */
async function notePaid(tx: Ctx, id: number): Promise<void> {
  const row = await lockGoodsOrder(tx, id);
  if (!row?.orderId || row.paidAt !== null) return;
  const paid = { paidAt: tx.clock() };
  if (!(await canBeHad(tx, row))) {
    if (row.status !== "cancelled") {
      await bringBackGoods(tx, id);
      await moveTo(tx, row, "cancelled");
    }
    await tx.db.update(goodsOrders).set(paid).where(eq(goodsOrders.id, id));
    await refundOrder(tx, {
      ...{ orderId: row.orderId, amountMinor: null, byId: null },
      reason: row.isCalledOff ? "rule:goods_cancelled" : "rule:sold_out",
      idempotencyKey: `goods-${id}`,
    });
    return;
  }
  await moveTo(tx, row, "paid", paid);
}

/** Whether what was ordered is still there: what was bought from the shop may have ended meanwhile, and late money finds what is left. */
async function canBeHad(tx: Ctx, row: GoodsOrderRow): Promise<boolean> {
  if (row.isCalledOff || row.orderId === null) return false;
  const lines = await readGoodsLines(tx, row.id);
  const dealIds = lines.flatMap(({ dealId }) => dealId ?? []);
  if (row.status !== "cancelled") return dealIds.length === 0 || (await countTied(tx, row.orderId)) === dealIds.length;
  if (!(await keepAgain(tx, row, goodsIn(lines)))) return false;
  if (await tieDeals(tx, dealIds, row.orderId)) return true;
  await bringBackGoods(tx, row.id);
  return false;
}

const goodsIn = (lines: Awaited<ReturnType<typeof readGoodsLines>>) =>
  lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]));

/** Keeps the goods back once more; false, and nothing is kept, where not all of them can be had. */
async function keepAgain(
  tx: Ctx,
  row: GoodsOrderRow,
  lines: readonly { productId: number; quantity: number }[],
): Promise<boolean> {
  const stock = await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  const backOrdered = await keepGoods(tx, row.id, lines, { stock, pickUpStoreId: row.storeId });
  for (const { productId } of lines) {
    if (backOrdered.get(productId) === 0) continue;
    const [product] = await tx.db
      .select({ takesBackOrders: products.takesBackOrders })
      .from(products)
      .where(eq(products.id, productId));
    if (product?.takesBackOrders && row.storeId !== null) continue;
    await bringBackGoods(tx, row.id);
    return false;
  }
  return true;
}

/** All money went back: what is still in the shop stays there. */
async function keepNothing(tx: Ctx, id: number): Promise<void> {
  const row = await lockGoodsOrder(tx, id);
  if (row?.status === "partly_handed_over") await takeOutRest(tx, row);
  else await giveUp(tx, id, ["paid", "packed"]);
}

/** Nobody has paid in time, the buyer gave it up, or the money went back: the goods go back to the stores. */
async function giveUp(tx: Ctx, id: number, from: readonly GoodsStatus[]): Promise<void> {
  const row = await lockGoodsOrder(tx, id);
  if (!row || !from.includes(row.status)) return;
  await bringBackGoods(tx, id);
  await moveTo(tx, row, "cancelled");
}
