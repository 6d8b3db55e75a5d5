import type { OutgoingTarget } from "#contract/bank/bank-movements.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { outgoings } from "#server/features/bank/table.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { markSent } from "#server/features/payments/refunds/send-refunds.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { receipts } from "#server/features/payments/table.ts";
import { markPaid } from "#server/features/payouts/pay-payout.ts";
import { payeeOf, selectPayees } from "#server/features/payouts/payee.ts";
import { payouts } from "#server/features/payouts/table.ts";

/** Books what an outgoing line has paid, unless that was said by hand before, and notes the two with each other. */
export async function settleTarget(
  ctx: Ctx,
  outgoingId: number,
  { kind, id }: { readonly kind: OutgoingTarget; readonly id: number },
): Promise<void> {
  const byId = ctx.actor?.userId ?? null;
  if (kind === "refund") await sendRefund(ctx, id, byId);
  if (kind === "payout") await sendPayout(ctx, id, byId);
  const target = { refundId: null, payoutId: null, receiptId: null, [`${kind}Id`]: id };
  await ctx.db
    .update(outgoings)
    .set({ ...target, resolvedAt: ctx.clock(), resolvedById: byId })
    .where(eq(outgoings.id, outgoingId));
}

async function sendRefund(ctx: Ctx, id: number, byId: number | null): Promise<void> {
  const [found] = await ctx.db
    .select({ orderId: refunds.orderId, amountMinor: refunds.amountMinor, source: receipts.source })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.orderId, refunds.orderId))
    .where(eq(refunds.id, id));
  if (!found) throw new NotFound();
  await lockOrder(ctx, found.orderId);
  if (!(await markSent(ctx, { id, ...found }))) return;
  const to = { paidOut: found.amountMinor };
  await recordChange(ctx, { subject: "money", id: found.orderId, from: null, to }, byId);
}

async function sendPayout(ctx: Ctx, id: number, byId: number | null): Promise<void> {
  const [row] = await selectPayees(ctx).where(eq(payouts.id, id)).for("update", { of: payouts });
  if (!row) throw new NotFound();
  if (row.payout.paidAt === null) await markPaid(ctx, payeeOf(ctx, row), byId);
}
