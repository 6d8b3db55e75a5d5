import { and, asc, eq, lte } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { storeReceipt } from "./confirm-receipt.ts";
import { lockDeal } from "./lock-deal.ts";
import { isReceivedByItself, receivedByItselfMs } from "./rules.ts";
import { deals } from "./table.ts";

/** Completes deals that were sent 14 days ago and that nobody complained about. Safe to run by several at once. */
export async function receiveSilentDeals(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - receivedByItselfMs);
  const silent = await ctx.db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.status, "sent"), lte(deals.sentAt, before)))
    .orderBy(asc(deals.id));
  for (const { id } of silent) {
    await transaction(ctx, async (tx) => {
      const deal = await lockDeal(tx, id);
      if (deal && isReceivedByItself(deal.facts, tx.clock())) await storeReceipt(tx, deal.row, null);
    });
  }
}
