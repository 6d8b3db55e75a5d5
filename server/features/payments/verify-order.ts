import type { Ctx } from "#server/context.ts";
import { and, desc, eq, isNull, lte, or } from "#server/db/query.ts";
import { getOrderRow } from "./get-order.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { payments } from "./table.ts";

/** A gateway is asked about an attempt at most so often for its payer. */
const restMs = 2_000;

/** Asks the gateway about the attempt that is under way, for a payer who is back before its webhook. */
export async function verifyOrder(ctx: Ctx, id: number, hash: string): Promise<void> {
  await getOrderRow(ctx, id, hash);
  const [attempt] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.status, "pending")))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!attempt?.reference) return;
  // In one statement, so that of a thousand calls at once one reaches the gateway.
  const now = ctx.clock();
  const isDue = or(isNull(payments.lookedAt), lte(payments.lookedAt, new Date(now.getTime() - restMs)));
  const [taken] = await ctx.db
    .update(payments)
    .set({ lookedAt: now })
    .where(and(eq(payments.id, attempt.id), isDue))
    .returning({ id: payments.id });
  if (!taken) return;
  try {
    await lookAtPayment(ctx, attempt.gateway, attempt.reference);
  } catch (error) {
    // The webhook or the regular look comes all the same.
    ctx.log.warn({ err: error, gateway: attempt.gateway }, "a gateway could not be asked");
  }
}
