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
    const { payout, iban } = payee;
    const status = payoutStatus(payout);
    if (status === "paid") return;
    const obstacle = status === "due" ? payoutObstacle(payee) : null;
    if (obstacle) throw new Conflict(obstacle);
    await tx.db.update(payouts).set({ paidAt: tx.clock(), paidById: userId, iban }).where(eq(payouts.id, id));
    const { amountMinor, orderId } = payout;
    const entry = { debit: accounts.payouts, credit: accounts.escrowed("transfer"), amountMinor };
    await bookEntries(tx, [entry], { reason: "payout", orderId });
    await recordChange(tx, { subject: "money", id: `payout-${id}`, from: status, to: { sent: amountMinor } });
    await publish(tx, payoutEvents.PayoutSent, { orderId });
  });
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
