import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { mayTrade } from "#server/features/accounts/standing/may-trade.ts";
import { goOnPublishing } from "#server/features/listings/own/go-on-publishing.ts";
import { setUnpublished } from "#server/features/listings/own/set-unpublished.ts";
import { listings } from "#server/features/listings/table.ts";
import { endOrder } from "#server/features/payments/end-order.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refund-order.ts";
import { orders } from "#server/features/payments/table.ts";

/**
 * Goes on publishing a listing whose package has been paid (RULES.md TP4), once. One that waits for no payment any more, or whose
 * seller may not sell meanwhile, gets the money back; one whose money has gone back already is a draft again.
 */
export async function grantPackage(ctx: Ctx, listingId: number, orderId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(listings).where(eq(listings.id, listingId)).for("update");
    const order = await lockOrder(tx, orderId);
    if (!row || !order) return;
    if (order.status === "refunded") return giveUpPackage(tx, listingId, orderId);
    if (row.status === "awaiting_payment" && (await mayTrade(tx, row.sellerId))) {
      await goOnPublishing(tx, row);
      await endOthers(tx, listingId, orderId);
      return;
    }
    // What cost nothing has nothing to give back.
    if (order.totalMinor === 0) return;
    await refundOrder(tx, {
      orderId,
      amountMinor: null,
      reason: "the listing did not wait for this payment",
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

async function endOthers(ctx: Ctx, listingId: number, paidId: number): Promise<void> {
  for (const { id } of await ctx.db.select({ id: orders.id }).from(orders).where(waitsFor(listingId, paidId)))
    await endOrder(ctx, id, "cancelled");
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
