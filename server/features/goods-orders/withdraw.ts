import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { getOrderRow } from "#server/features/payments/get-order.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { goodsOrderEvents } from "./events.ts";
import { bringBackGoods } from "./keep-goods.ts";
import { lockGoodsOrder, moveTo } from "./move-order.ts";
import { goodsOrders } from "./table.ts";
import { takeOutRest } from "./take-back.ts";
import { mayWithdraw } from "./withdrawal-rules.ts";

/**
 * The buyer withdraws from the contract (rule GO7): what is still in the shop is cancelled and its money goes back; of all else the
 * shop is told, which gives the money back once the goods are there. Safe to repeat; WITHDRAWAL_LATE where it is too late.
 */
export async function withdraw(ctx: Ctx, orderId: number, hash: string): Promise<void> {
  await getOrderRow(ctx, orderId, hash);
  await transaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ id: goodsOrders.id })
      .from(goodsOrders)
      .where(eq(goodsOrders.orderId, orderId));
    const row = found && (await lockGoodsOrder(tx, found.id));
    if (!row) throw new NotFound();
    if (row.withdrawnAt) return;
    const isOfCompany = row.invoice.companyId !== "";
    const now = tx.clock();
    if (!mayWithdraw({ ...row, isOfCompany }, now)) throw new Conflict("WITHDRAWAL_LATE");
    if (row.status === "partly_handed_over") await takeOutRest(tx, row);
    if (row.status !== "paid" && row.status !== "packed") {
      await tx.db
        .update(goodsOrders)
        .set({ withdrawnAt: now, version: sql`${goodsOrders.version} + 1` })
        .where(eq(goodsOrders.id, row.id));
      await publish(tx, goodsOrderEvents.GoodsOrderWithdrawn, { goodsOrderId: row.id });
      return;
    }
    await bringBackGoods(tx, row.id);
    await moveTo(tx, row, "cancelled", { withdrawnAt: now });
    await refundOrder(tx, {
      ...{ orderId, amountMinor: null, byId: null },
      reason: "rule:goods_withdrawn",
      idempotencyKey: `goods-${row.id}`,
    });
  });
}
