import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { bookEntries } from "#server/features/payments/book-entries.ts";
import { accounts } from "#server/features/payments/ledger-rules.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { payoutEvents } from "./events.ts";
import { type Payee, payeeOf, selectPayees } from "./payee.ts";
import { payoutObstacle, payoutStatus } from "./payout-rules.ts";
import { payouts } from "./table.ts";

/** Says that a payout has left the bank, by which it is booked and its seller told; a second time changes nothing. */
export async function payPayout(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const payee = await lockPayee(tx, id);
    const status = payoutStatus(payee.payout);
    if (status === "paid") return;
    const obstacle = status === "due" ? payoutObstacle(payee) : null;
    if (obstacle) throw new Conflict(obstacle);
    await markPaid(tx, payee, userId);
  });
}

/** Books that a payout has left the bank, and has its seller told; `byId`: who says so. To be called under its lock, once. */
export async function markPaid(ctx: Ctx, { payout, iban }: Payee, byId: number | null): Promise<void> {
  const { id, amountMinor, orderId } = payout;
  await ctx.db.update(payouts).set({ paidAt: ctx.clock(), paidById: byId, iban }).where(eq(payouts.id, id));
  const entry = { debit: accounts.payouts, credit: accounts.escrowed("transfer"), amountMinor };
  await bookEntries(ctx, [entry], { reason: "payout", orderId });
  const change = {
    subject: "money",
    id: `payout-${id}`,
    from: payoutStatus(payout),
    to: { sent: amountMinor },
  } as const;
  await recordChange(ctx, change, byId);
  await publish(ctx, payoutEvents.PayoutSent, { orderId });
}

/** Takes a payout that the bank refused out of its file; it goes to the account that its seller has by then. */
export async function takeBackPayout(ctx: Ctx, id: number): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const { payout } = await lockPayee(tx, id);
    const status = payoutStatus(payout);
    if (status === "paid") throw new Conflict("PAYOUT_SENT");
    if (status === "due") return;
    await tx.db.update(payouts).set({ batchId: null, iban: null, payeeName: null }).where(eq(payouts.id, id));
    const from = { batch: payout.batchId };
    await recordChange(tx, { subject: "money", id: `payout-${id}`, from, to: "due" });
  });
}

async function lockPayee(ctx: Ctx, id: number): Promise<Payee> {
  const [row] = await selectPayees(ctx).where(eq(payouts.id, id)).for("update", { of: payouts });
  if (!row) throw new NotFound();
  await refuseOwnMoney(ctx, row.payout.orderId);
  return payeeOf(ctx, row);
}
