import type { OutgoingTarget } from "#contract/bank/bank-movements.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { findPayouts, findRefunds, findReturned } from "#server/features/bank/statements/find-payables.ts";
import type { Payable } from "#server/features/bank/statements/pairing-rules.ts";
import { outgoings } from "#server/features/bank/table.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { settleTarget } from "./settle-target.ts";

type Outgoing = typeof outgoings.$inferSelect;

/** Says what an outgoing line has paid: money of the same amount that no other line has shown (rule PM17). */
export async function settleOutgoing(
  ctx: Ctx,
  id: number,
  target: { readonly kind: OutgoingTarget; readonly id: number },
): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const outgoing = await lockWaiting(tx, id);
    const payable = await findPayable(tx, target);
    if (!payable) throw new Conflict("OUTGOING_UNKNOWN");
    if (payable.amountMinor !== outgoing.amountMinor || outgoing.currency !== "CZK")
      throw new Conflict("OUTGOING_AMOUNT");
    await refuseOwnMoney(tx, ...(payable.orderId === null ? [] : [payable.orderId]));
    await settleTarget(tx, id, payable);
    const change = { subject: "money", id: `outgoing-${id}`, from: outgoing.fault, to: target } as const;
    await recordChange(tx, change);
  });
}

/** Says that an outgoing line has paid nothing of the site's: a fee of the bank, rent. */
export async function dismissOutgoing(ctx: Ctx, id: number, reason: string): Promise<void> {
  const { userId } = requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const { fault } = await lockWaiting(tx, id);
    const set = { reason, resolvedAt: tx.clock(), resolvedById: userId };
    await tx.db.update(outgoings).set(set).where(eq(outgoings.id, id));
    await recordChange(tx, { subject: "money", id: `outgoing-${id}`, from: fault, to: "dismissed", reason });
  });
}

/** What may be paid by an outgoing line. Of the payables of its kind, as none is settled twice. */
async function findPayable(ctx: Ctx, { kind, id }: { kind: OutgoingTarget; id: number }): Promise<Payable | undefined> {
  if (kind === "refund") return (await findRefunds(ctx, sql`f.id = ${id}`))[0];
  if (kind === "payout") return (await findPayouts(ctx, eq(payouts.id, id)))[0];
  return (await findReturned(ctx, sql`r.id = ${id}`))[0];
}

async function lockWaiting(ctx: Ctx, id: number): Promise<Outgoing> {
  // As statements are taken in one after another, so are decisions about their lines beside them.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('statements'))`);
  const [outgoing] = await ctx.db.select().from(outgoings).where(eq(outgoings.id, id)).for("update");
  if (!outgoing) throw new NotFound();
  if (outgoing.resolvedAt !== null) throw new Conflict("OUTGOING_SETTLED");
  return outgoing;
}
