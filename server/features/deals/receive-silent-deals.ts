import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, lte, or, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { withoutOpenCase } from "./cases/without-open-case.ts";
import { storeReceipt } from "./confirm-receipt.ts";
import { isReceivedByItself, receivedByItselfMs } from "./deal-rules.ts";
import { lockDeal } from "./lock-deal.ts";
import { releasedBySilenceMs } from "./protection/release-rules.ts";
import { deals } from "./table.ts";

/**
 * D4: {receivedByItselfMs} after the dispatch a thing counts as received, and one that is handed over
 * {receivedByItselfMs} after the payment, unless a case is open.
 *
 * Completes deals that were sent, or paid and to be handed over, 14 days ago, or delivered 3 days ago, and have no open case. Safe to run
 * by several at once.
 */
export async function receiveSilentDeals(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listSilentDeals(ctx, after, limit),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const deal = await lockDeal(tx, id, { skipLocked: true });
        if (!deal || !isReceivedByItself(deal.facts, tx.clock())) return false;
        if (deal.row.isProtected && !(await mayBeReleased(tx, deal.row.sellerId))) return false;
        await storeReceipt(tx, deal.row, null);
        return true;
      }),
  );
}

/** What is held for a suspended seller waits: for the buyer's word, or for the suspension's end (rule PP4). */
async function mayBeReleased(ctx: Ctx, sellerId: number): Promise<boolean> {
  const [seller] = await ctx.db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, sellerId));
  return seller?.suspendedAt === null;
}

/** The next such deals by id; the indexes `deals_under_way`, `deals_by_hand` and `deals_delivered` find them. */
function listSilentDeals(ctx: Ctx, after: number, limit: number) {
  const before = new Date(ctx.clock().getTime() - receivedByItselfMs);
  return ctx.db
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        or(
          and(sql`${deals.status} = 'sent'`, lte(deals.sentAt, before)),
          and(sql`${deals.status} = 'paid' and ${deals.handover} = 'in_person'`, lte(deals.paidAt, before)),
          and(
            sql`${deals.status} in ('paid', 'sent') and ${deals.deliveredAt} is not null`,
            lte(deals.deliveredAt, new Date(ctx.clock().getTime() - releasedBySilenceMs)),
          ),
        ),
        gt(deals.id, after),
        withoutOpenCase,
      ),
    )
    .orderBy(asc(deals.id))
    .limit(limit);
}
