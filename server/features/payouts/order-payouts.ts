import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, asc, eq, isNull } from "#server/db/query.ts";
import { Conflict, Forbidden } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { findOwnOrders } from "#server/features/payments/refuse-own-money.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { payeeOf, selectPayees } from "./payee.ts";
import { payoutObstacle } from "./payout-rules.ts";
import { payoutBatches, payouts } from "./table.ts";

/** A bank takes no longer files by hand. */
const mostPayouts = 500;

/**
 * Puts payouts that can be sent, and are in no file yet, the oldest five hundred, into one order to the bank (rule PP6), but for the
 * caller's own, which wait for a colleague (PM13). From then on their accounts stay. The same key gives the same order. Returns its id.
 */
export async function orderPayouts(ctx: Ctx, idempotencyKey: string): Promise<number> {
  const { userId } = requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  if ((await readOwnIban(ctx)) === null) throw new Conflict("NO_OWN_ACCOUNT");
  return transaction(ctx, async (tx) => {
    const isEarlier = and(eq(payoutBatches.byId, userId), eq(payoutBatches.idempotencyKey, idempotencyKey));
    const due = await selectPayees(tx)
      .where(and(isNull(payouts.batchId), isNull(payouts.paidAt)))
      .orderBy(asc(payouts.id))
      // Two at once go one after the other: the second finds none of these, and its key's order where there is one.
      .for("update", { of: payouts });
    const [earlier] = await tx.db.select().from(payoutBatches).where(isEarlier);
    if (earlier) return earlier.id;
    const ready = due.map((row) => payeeOf(tx, row)).filter((payee) => payoutObstacle(payee) === null);
    if (ready.length === 0) throw new Conflict("NOTHING_DUE");
    const own = await findOwnOrders(
      tx,
      ready.map(({ payout }) => payout.orderId),
    );
    // Cut last: those that cannot be sent wait for months, and would fill a file before all others.
    const sendable = ready.filter(({ payout }) => !own.has(payout.orderId)).slice(0, mostPayouts);
    if (sendable.length === 0) throw new Forbidden("OWN_MONEY");
    const [batch] = await tx.db
      .insert(payoutBatches)
      .values({ byId: userId, createdAt: tx.clock(), idempotencyKey })
      .returning({ id: payoutBatches.id });
    if (!batch) throw new Error("an insert returns its row");
    for (const { payout, iban, name } of sendable) {
      await tx.db.update(payouts).set({ batchId: batch.id, iban, payeeName: name }).where(eq(payouts.id, payout.id));
    }
    const totalMinor = sendable.reduce((sum, { payout }) => sum + payout.amountMinor, 0);
    const to = { ordered: sendable.length, totalMinor };
    await recordChange(tx, { subject: "money", id: `payout-batch-${batch.id}`, from: null, to });
    return batch.id;
  });
}
