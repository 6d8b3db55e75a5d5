import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, lt } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { dueFeeReminder } from "./billed-month.ts";
import { feeEvents } from "./events.ts";
import { feeStatements } from "./table.ts";

/**
 * FE5: Who has not paid a bill of fees is reminded {reminderDays} days after its day.
 *
 * Safe to run at any time, by several at once.
 */
export function remindFees(ctx: Ctx): Promise<number> {
  const today = pragueDay(ctx.clock());
  return forEachDue(
    ctx,
    (after, limit) =>
      ctx.db
        .select({ id: feeStatements.id, orderId: feeStatements.orderId })
        .from(feeStatements)
        .innerJoin(orders, eq(orders.id, feeStatements.orderId))
        .where(
          and(
            lt(feeStatements.remindersSent, 3),
            lt(feeStatements.dueOn, today),
            eq(orders.status, "awaiting_payment"),
            gt(feeStatements.id, after),
          ),
        )
        .orderBy(asc(feeStatements.id))
        .limit(limit),
    ({ id, orderId }) => transaction(ctx, (tx) => remind(tx, { id, orderId, today })),
  );
}

async function remind(
  ctx: Ctx,
  { id, orderId, today }: { id: number; orderId: number | null; today: string },
): Promise<boolean> {
  // The order first, as everybody who settles it locks it.
  const order = orderId === null ? null : await lockOrder(ctx, orderId);
  if (order?.status !== "awaiting_payment") return false;
  const [statement] = await ctx.db.select().from(feeStatements).where(eq(feeStatements.id, id)).for("update");
  const number = statement ? dueFeeReminder(statement, today) : null;
  if (number === null) return false;
  await ctx.db.update(feeStatements).set({ remindersSent: number }).where(eq(feeStatements.id, id));
  await publish(ctx, feeEvents.FeesReminded, { statementId: id, orderId: order.id, number });
  return true;
}
