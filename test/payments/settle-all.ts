import type { Ctx } from "#server/context.ts";
import { eq, isNull } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { returnReceipt } from "#server/features/payments/admin/settle-receipt.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { sendRefunds } from "#server/features/payments/refunds/send-refunds.ts";
import { orders, receipts } from "#server/features/payments/table.ts";
import { prove } from "#test/make/user.ts";

/** Gives everything back, as one who keeps the money: what was paid by refunds, what waits by hand. Nothing is on any account then. */
export async function settleAll(base: Ctx, userId: number): Promise<void> {
  await prove(base, { id: userId });
  const [token] = await base.db.select().from(tokens).where(eq(tokens.userId, userId));
  if (!token) throw new Error("whoever keeps the money is signed in");
  const operator = { userId, username: "pokladna", scopes: ["finance"], withheldScopes: [] };
  const ctx: Ctx = {
    ...base,
    actor: { ...operator, emailConfirmed: true, suspended: false, tokenHash: token.hash },
  };
  for (const { id } of await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.status, "paid"))) {
    const refund = { orderId: id, amountMinor: null, reason: "the end of the run", byId: null };
    await refundOrder(ctx, { ...refund, idempotencyKey: `settled-${id}` });
  }
  await sendRefunds(ctx);
  for (const { id } of await ctx.db.select({ id: receipts.id }).from(receipts).where(isNull(receipts.orderId)))
    await returnReceipt(ctx, id, "the end of the run");
}
