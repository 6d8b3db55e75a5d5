import { and, asc, eq, lt, lte } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { paymentReminded } from "./events.ts";
import { lockDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { dueReminder, pragueDay } from "./payment-time.ts";
import { isAmountOpen } from "./rules.ts";
import { deals } from "./table.ts";

/** Reminds buyers whose time to pay is over or nearly so, twice at most. Safe to run at any time, by several at once. */
export async function remindBuyers(ctx: Ctx): Promise<void> {
  const today = pragueDay(ctx.clock()).toString();
  const unpaid = await ctx.db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.status, "awaiting_payment"), lte(deals.payBy, today), lt(deals.remindersSent, 2)))
    .orderBy(asc(deals.id));
  for (const { id } of unpaid) await transaction(ctx, (tx) => remind(tx, id));
}

async function remind(ctx: Ctx, id: number): Promise<void> {
  const deal = await lockDeal(ctx, id);
  if (deal?.row.status !== "awaiting_payment" || deal.openCase || isAmountOpen(deal.facts)) return;
  const number = dueReminder(deal.facts, ctx.clock());
  if (number === null) return;
  await ctx.db.update(deals).set({ remindersSent: number, remindedAt: ctx.clock() }).where(eq(deals.id, id));
  await noteStep(ctx, { dealId: id, kind: "reminded", byUserId: null });
  await publish(ctx, [paymentReminded(deal.row, number)]);
}
