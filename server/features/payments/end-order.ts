import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, asc, eq, gt, lte } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { paymentEvents } from "./events.ts";
import { getOrderRow } from "./get-order.ts";
import { lockOrder } from "./receive-money.ts";
import { orders } from "./table.ts";

/** Gives up an own order that is not paid; safe to repeat. Money that comes all the same still pays for it. */
export async function cancelOrder(ctx: Ctx, id: number, hash: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const { userId: ownerId } = await getOrderRow(ctx, id, hash);
  if (ownerId !== userId) throw new NotFound();
  await transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status === "cancelled") return;
    if (order?.status !== "awaiting_payment") throw new Conflict("ORDER_CLOSED");
    if (order.isOwed) throw new Conflict("ORDER_OWED");
    if (order.isEscrowed) throw new Conflict("PROTECTED_ORDER");
    await end(tx, order, "cancelled");
  });
}

/** Ends the orders that nobody has paid in time (rule PM4). Returns how many. */
export function expireOrders(ctx: Ctx): Promise<number> {
  const now = ctx.clock();
  const isDue = and(eq(orders.status, "awaiting_payment"), lte(orders.expiresAt, now));
  return forEachDue(
    ctx,
    (after, limit) =>
      ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isDue, gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(limit),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const order = await lockOrder(tx, id);
        // Whoever began to pay while this waited for the order has got time for it.
        if (order?.status !== "awaiting_payment" || order.expiresAt > now) return false;
        await end(tx, order, "expired");
        return true;
      }),
  );
}

/** Ends an order that is not paid, under its lock; one that has ended stays as it is. */
export async function endOrder(ctx: Ctx, id: number, status: "cancelled" | "expired"): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (order?.status === "awaiting_payment") await end(ctx, order, status);
}

async function end(ctx: Ctx, order: typeof orders.$inferSelect, status: "cancelled" | "expired") {
  await ctx.db.update(orders).set({ status, closedAt: ctx.clock() }).where(eq(orders.id, order.id));
  await publish(ctx, paymentEvents.OrderEnded, {
    orderId: order.id,
    subject: { type: order.subjectType, id: order.subjectId },
  });
}
