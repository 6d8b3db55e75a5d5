import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { refunds } from "./table.ts";

/** Puts a refund into an order to the bank, with the account and the name as they go there (rule PM18). To be called under its lock. */
export async function orderRefund(
  ctx: Ctx,
  id: number,
  order: Pick<typeof refunds.$inferInsert, "bankOrderId" | "iban" | "payeeName">,
): Promise<void> {
  await ctx.db.update(refunds).set(order).where(eq(refunds.id, id));
}
