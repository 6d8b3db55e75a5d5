import { type Ctx, transaction } from "#server/context.ts";
import { and, desc, eq, ne } from "#server/db/query.ts";
import { mayTrade } from "#server/features/accounts/status/lock-trader.ts";
import { goOnPublishing } from "#server/features/listings/own/go-on-publishing.ts";
import { keepPaidPackage } from "#server/features/listings/own/paid-package.ts";
import { setUnpublished } from "#server/features/listings/own/set-unpublished.ts";
import { listings } from "#server/features/listings/table.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { orders } from "#server/features/payments/table.ts";

/**
 * TP4: A package that costs something is granted once it is paid: its listing waits for that, then goes on to
 * inspection or its start; the package's days at the top and its highlighting begin with the listing. Not paid in
 * time, or taken back, it is a draft again; money that comes for one that does not wait any more, or waits for a later
 * order, goes back, and where it has gone back before that, the listing is a draft again.
 *
 * For a paid package, once; whose seller may not sell meanwhile gets the money back.
 */
export async function grantPackage(ctx: Ctx, listingId: number, orderId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(listings).where(eq(listings.id, listingId)).for("update");
    const order = await lockOrder(tx, orderId);
    if (!row || !order) return;
    if (order.status === "refunded") return giveUpPackage(tx, listingId, orderId);
    if (await waitsForThis(tx, row, orderId)) {
      await goOnPublishing(tx, await keepPaidPackage(tx, row, orderId));
      return;
    }
    // What cost nothing has nothing to give back.
    if (order.totalMinor === 0) return;
    await refundOrder(tx, {
      orderId,
      amountMinor: null,
      reason: "rule:not_waiting",
      byId: null,
      idempotencyKey: `package-${orderId}`,
    });
  });
}

/** A listing that waited for payment is a draft again once its order has ended unpaid. */
export async function giveUpPackage(ctx: Ctx, listingId: number, orderId: number): Promise<void> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId)).for("update");
  if (row?.status !== "awaiting_payment") return;
  const [open] = await ctx.db.select({ id: orders.id }).from(orders).where(waitsFor(listingId, orderId));
  if (!open) await setUnpublished(ctx, listingId, "draft");
}

/** A listing names the package of its last publication, so that no other order's money pays for it. */
async function waitsForThis(
  ctx: Ctx,
  { id, status, sellerId }: typeof listings.$inferSelect,
  orderId: number,
): Promise<boolean> {
  if (status !== "awaiting_payment" || !(await mayTrade(ctx, sellerId))) return false;
  const [last] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subjectType, "package"), eq(orders.subjectId, id)))
    .orderBy(desc(orders.id))
    .limit(1);
  return last?.id === orderId;
}

/** Orders of the listing, other than this one, that still wait for payment. */
function waitsFor(listingId: number, otherThan: number) {
  return and(
    eq(orders.subjectType, "package"),
    eq(orders.subjectId, listingId),
    eq(orders.status, "awaiting_payment"),
    ne(orders.id, otherThan),
  );
}
