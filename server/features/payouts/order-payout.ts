import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { payouts } from "./table.ts";

/** Puts a payout into an order to the bank, with the sealed account and the name as they go there (rule PM18). To be called under its lock. */
export async function orderPayout(
  ctx: Ctx,
  id: number,
  order: Pick<typeof payouts.$inferInsert, "batchId" | "iban" | "payeeName">,
): Promise<void> {
  await ctx.db.update(payouts).set(order).where(eq(payouts.id, id));
}
