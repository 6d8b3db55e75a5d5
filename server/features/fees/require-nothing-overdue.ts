import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, lt } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { orders } from "#server/features/payments/table.ts";
import { feeStatements } from "./table.ts";

/** FE6: Whoever has a bill past its day publishes nothing new; what runs goes on. */
export async function requireNothingOverdue(ctx: Ctx, userId: number): Promise<void> {
  if ((await listOverdue(ctx, userId)).length > 0) throw new Forbidden("FEES_OVERDUE");
}

/** The bills of a person that are past their day, the oldest first. */
export function listOverdue(ctx: Ctx, userId: number) {
  return ctx.db
    .select({
      orderId: orders.id,
      hash: orders.hash,
      totalMinor: orders.totalMinor,
      dueOn: feeStatements.dueOn,
    })
    .from(feeStatements)
    .innerJoin(orders, eq(orders.id, feeStatements.orderId))
    .where(
      and(
        eq(feeStatements.userId, userId),
        eq(orders.status, "awaiting_payment"),
        lt(feeStatements.dueOn, pragueDay(ctx.clock())),
      ),
    )
    .orderBy(feeStatements.dueOn);
}
