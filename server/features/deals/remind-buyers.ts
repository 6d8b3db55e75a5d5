import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, lte, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { withoutOpenCase } from "./cases/without-open-case.ts";
import { isAmountOpen } from "./deal-rules.ts";
import { dealEvents, partiesOf } from "./events.ts";
import { lockDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { dueReminder, pragueDay } from "./payment-deadline-rules.ts";
import { deals } from "./table.ts";

/**
 * D7: Two reminders: at 9:00 Prague on the last day, and two working days later, never within a day of the first; none while a case is open
 * or the sum is unknown.
 *
 * Safe to run at any time, by several at once.
 */
export async function remindBuyers(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listUnpaidDeals(ctx, after, limit),
    async (unpaid) => {
      // Deals whose reminder is not due yet need no lock.
      if (dueReminder(unpaid, ctx.clock()) === null) return false;
      return transaction(ctx, (tx) => remind(tx, unpaid.id));
    },
  );
}

/** The next, by id, that may need a reminder: found by the index `deals_to_remind`. */
function listUnpaidDeals(ctx: Ctx, after: number, limit: number) {
  const today = pragueDay(ctx.clock()).toString();
  const { id, payBy, remindersSent, remindedAt } = deals;
  return ctx.db
    .select({ id, payBy, remindersSent, remindedAt })
    .from(deals)
    .where(
      and(
        sql`${deals.status} = 'awaiting_payment' and ${remindersSent} < 2`,
        lte(payBy, today),
        gt(id, after),
        withoutOpenCase,
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

async function remind(ctx: Ctx, id: number): Promise<boolean> {
  const deal = await lockDeal(ctx, id, { skipLocked: true });
  if (deal?.row.status !== "awaiting_payment" || deal.openCase || isAmountOpen(deal.facts)) return false;
  if (deal.facts.isWithGoods) return false;
  const number = dueReminder(deal.facts, ctx.clock());
  if (number === null) return false;
  await ctx.db.update(deals).set({ remindersSent: number, remindedAt: ctx.clock() }).where(eq(deals.id, id));
  await noteStep(ctx, { dealId: id, kind: "reminded", byUserId: null });
  await publish(ctx, dealEvents.PaymentReminded, { ...partiesOf(deal.row), number });
  return true;
}
