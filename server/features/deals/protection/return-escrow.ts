import type { Ctx } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import type { DealRow } from "#server/features/deals/deal-row.ts";
import { dealEvents, stepOf } from "#server/features/deals/events.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { dropDealOrder } from "./open-deal-order.ts";

interface Returned {
  /** Haléře; null: all that is held. */
  readonly amountMinor: number | null;
  /** The same key gives money back once. */
  readonly key: string;
  readonly byId: number | null;
}

/**
 * PP5: It goes back in full when the deal is cancelled, and in part when a moderator upholds a case with an amount, after which the deal
 * goes on with the rest. Money that comes for a deal that has ended, or for a sum that holds no more, goes back. Finance alone cannot
 * return it.
 *
 * The deal's row is locked; both sides are told.
 */
export async function returnMoney(
  ctx: Ctx,
  row: DealRow,
  orderId: number,
  { amountMinor, key, byId }: Returned,
): Promise<void> {
  const before = await lockOrder(ctx, orderId);
  const leftMinor = before ? before.totalMinor - before.refundedMinor - before.releasedMinor : 0;
  if (leftMinor === 0) return;
  await refundOrder(ctx, { orderId, amountMinor, reason: "rule:deal", byId, idempotencyKey: key });
  await noteStep(ctx, { dealId: row.id, kind: "refunded", byUserId: null });
  const returnedMinor = amountMinor ?? leftMinor;
  await publish(ctx, dealEvents.DealStepTaken, {
    ...stepOf(row, "refunded", ctx.clock()),
    amountMinor: returnedMinor,
  });
}

/**
 * What becomes of the money when a deal, whose row is locked, is cancelled: what is paid goes back, what is not need not be paid any
 * more.
 */
export async function returnOfCancelled(ctx: Ctx, row: DealRow): Promise<void> {
  if (row.orderId === null || !row.isProtected) return;
  if (row.paidAt === null) return dropDealOrder(ctx, row);
  await returnMoney(ctx, row, row.orderId, { amountMinor: null, key: `deal-${row.id}`, byId: null });
}
