import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockOrder } from "../receive-money.ts";
import { refuseOwnMoney } from "../refuse-own-money.ts";
import { refunds } from "./table.ts";

/** Takes a refund that the bank refused out of its file: it waits again, for the payer's account or another one that somebody writes. */
export async function takeBackRefund(ctx: Ctx, id: number): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const { bankOrderId } = await lockUnsent(tx, id);
    if (bankOrderId === null) return;
    await tx.db.update(refunds).set({ bankOrderId: null, iban: null, payeeName: null }).where(eq(refunds.id, id));
    const from = { bankOrder: bankOrderId };
    await recordChange(tx, { subject: "money", id: `refund-${id}`, from, to: "due" });
  });
}

/** Writes where a refund goes that is in no file yet; an account with wrong check digits is none (rule MO6). */
export async function writeRefundAccount(ctx: Ctx, id: number, account: string): Promise<void> {
  requireScope(ctx, "finance");
  await requireReauthentication(ctx);
  const iban = readBankAccount(account);
  if (iban === null) throw new Invalid({ account: ["field.bankAccount"] });
  await transaction(ctx, async (tx) => {
    const { bankOrderId, iban: from } = await lockUnsent(tx, id);
    if (bankOrderId !== null) throw new Conflict("REFUND_ORDERED");
    await tx.db.update(refunds).set({ iban }).where(eq(refunds.id, id));
    await recordChange(tx, { subject: "money", id: `refund-${id}`, from: endOf(from), to: endOf(iban) });
  });
}

/** The audit says which account, and is no list of accounts. */
const endOf = (iban: string | null) => iban && `…${iban.slice(-4)}`;

async function lockUnsent(ctx: Ctx, id: number): Promise<typeof refunds.$inferSelect> {
  const [found] = await ctx.db.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id));
  if (!found) throw new NotFound();
  await lockOrder(ctx, found.orderId);
  await refuseOwnMoney(ctx, found.orderId);
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, id)).for("update");
  if (!refund) throw new NotFound();
  if (refund.sentAt !== null) throw new Conflict("REFUND_SENT");
  return refund;
}
