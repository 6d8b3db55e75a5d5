import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, gt, isNotNull, isNull, lte, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { users } from "#server/features/accounts/table.ts";
import { getOrderRow } from "#server/features/payments/get-order.ts";
import { prolongOrder } from "#server/features/payments/prolong-order.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { goodsOrderEvents } from "./events.ts";
import { lockGoodsOrder } from "./move-order.ts";
import { requireUnpaidRoom } from "./require-unpaid-room.ts";
import { type GoodsOrderRow, goodsOrderLines, goodsOrders } from "./table.ts";
import { awaitsTransferUntil, remindsOfTransfersDueBefore } from "./transfer-rules.ts";

/**
 * Holds the goods of an order that awaits its payment for the days that a bank transfer takes, once its buyer says so (rule GO15);
 * its details go to their mailbox. ORDER_CLOSED where it awaits none any more, METHOD_UNKNOWN where no transfers are taken. Safe to repeat.
 */
export async function holdForTransfer(ctx: Ctx, orderId: number, hash: string): Promise<void> {
  await getOrderRow(ctx, orderId, hash);
  if (!(await readOwnIban(ctx))) throw new Conflict("METHOD_UNKNOWN");
  await transaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ id: goodsOrders.id })
      .from(goodsOrders)
      .where(eq(goodsOrders.orderId, orderId));
    // The goods first, as by all who move them.
    const goods = found && (await lockGoodsOrder(tx, found.id));
    const order = await lockOrder(tx, orderId);
    if (!goods || !order) throw new NotFound();
    if (!goods.transferSince) await awaitTransfer(tx, goods, order);
  });
}

/** Has a locked order of goods await a transfer, within what may be held for such at once (rule GO15). */
export async function awaitTransfer(
  tx: Ctx,
  { id, userId, email, phone, network, placedAt }: GoodsOrderRow,
  order: typeof orders.$inferSelect,
): Promise<void> {
  const { workingDays } = await readPlainSetting(tx, "transfer");
  const isVerified =
    userId !== null && (await tx.db.$count(users, and(eq(users.id, userId), isNotNull(users.accountVerifiedAt)))) > 0;
  const lines = await tx.db.select().from(goodsOrderLines).where(eq(goodsOrderLines.goodsOrderId, id));
  const pieces = lines.reduce((sum, { quantity, dealId }) => sum + (dealId === null ? quantity : 0), 0);
  const buyer = { userId, email, phone, isVerified, network: network ?? "" };
  if (order.status === "awaiting_payment") await requireUnpaidRoom(tx, { ...buyer, pieces }, "transfer");
  // Read after all waiting for locks.
  const now = tx.clock();
  if (order.status !== "awaiting_payment" || order.expiresAt <= now) throw new Conflict("ORDER_CLOSED");
  await prolongOrder(tx, order, awaitsTransferUntil(placedAt, workingDays));
  await tx.db.update(goodsOrders).set({ transferSince: now }).where(eq(goodsOrders.id, id));
  await publish(tx, goodsOrderEvents.GoodsTransferPromised, { goodsOrderId: id });
}

/** Reminds each buyer once of a transfer that has not come, a day before the goods go back (rule GO15). Safe to run by several at once. */
export async function remindOfTransfers(ctx: Ctx): Promise<number> {
  return transaction(ctx, async (tx) => {
    const now = tx.clock();
    const due = tx.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, "awaiting_payment"),
          gt(orders.expiresAt, now),
          lte(orders.expiresAt, remindsOfTransfersDueBefore(now)),
        ),
      );
    const reminded = await tx.db
      .update(goodsOrders)
      .set({ remindedAt: now })
      .where(
        and(
          sql`${goodsOrders.transferSince} is not null and ${goodsOrders.status} = 'placed'`,
          isNull(goodsOrders.remindedAt),
          sql`${goodsOrders.orderId} in (${due})`,
        ),
      )
      .returning({ id: goodsOrders.id });
    for (const { id: goodsOrderId } of reminded) await publish(tx, goodsOrderEvents.GoodsTransferDue, { goodsOrderId });
    return reminded.length;
  });
}
