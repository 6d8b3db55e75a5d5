import type { Ctx } from "#server/context.ts";
import { and, asc, eq, isNull } from "#server/db/query.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";
import { fullNameOf } from "#server/features/accounts/contact/contact-view.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { waitsForHand } from "#server/features/payments/admin/list-refunds.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { findOwnOrders } from "#server/features/payments/refuse-own-money.ts";
import { orders, receipts } from "#server/features/payments/table.ts";
import { payeeOf, selectPayees } from "#server/features/payouts/payee.ts";
import { payouts } from "#server/features/payouts/table.ts";

/** A refund or payout that is in no file yet, with its payee as they are now. */
export interface Orderable {
  readonly kind: "refund" | "payout";
  readonly id: number;
  readonly orderId: number;
  /** Haléře. */
  readonly amountMinor: number;
  /** Where it goes; null: nobody knows. */
  readonly iban: string | null;
  /** The same as a payout stores it. */
  readonly sealedIban: string | null;
  readonly name: string;
  readonly isSuspended: boolean;
  /** Of the caller, who leaves it to a colleague (PM13). */
  readonly isOwn: boolean;
}

/** Refunds and payouts that somebody has to order at the bank, the oldest first; locked for whoever orders them. */
export async function selectOrderable(ctx: Ctx, { locks }: { locks: boolean }): Promise<Orderable[]> {
  const found = [...(await selectRefunds(ctx, locks)), ...(await selectPayouts(ctx, locks))];
  const own = await findOwnOrders(
    ctx,
    found.map(({ orderId }) => orderId),
  );
  return found.map((each) => ({ ...each, isOwn: own.has(each.orderId) }));
}

async function selectRefunds(ctx: Ctx, locks: boolean): Promise<Omit<Orderable, "isOwn">[]> {
  const query = ctx.db
    .select({ refund: refunds, payerIban: receipts.payerIban, username: users.username, contact: contactDetails })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.orderId, refunds.orderId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(contactDetails, eq(contactDetails.userId, orders.userId))
    .where(and(waitsForHand(ctx), isNull(refunds.bankOrderId)))
    .orderBy(asc(refunds.id))
    .$dynamic();
  const rows = await (locks ? query.for("update", { of: refunds }) : query);
  return rows.map(({ refund, payerIban, username, contact }) => ({
    ...{ kind: "refund", id: refund.id, orderId: refund.orderId, amountMinor: refund.amountMinor },
    ...accountOfRefund(refund.iban ?? payerIban),
    name: contact?.company || fullNameOf(contact) || username || "Kabinet",
    isSuspended: false,
  }));
}

/** Read anew where it goes out: what is stored may be older than the rule about check digits. */
function accountOfRefund(stored: string | null): Pick<Orderable, "iban" | "sealedIban"> {
  const iban = stored === null ? null : readBankAccount(stored);
  return { iban, sealedIban: null };
}

async function selectPayouts(ctx: Ctx, locks: boolean): Promise<Omit<Orderable, "isOwn">[]> {
  const query = selectPayees(ctx)
    .where(and(isNull(payouts.batchId), isNull(payouts.paidAt)))
    .orderBy(asc(payouts.id));
  const rows = await (locks ? query.for("update", { of: payouts }) : query);
  return rows.map((row) => {
    const { payout, iban: sealedIban, name, isSuspended } = payeeOf(ctx, row);
    const { id, orderId, amountMinor, userId } = payout;
    const opened = openAccount(ctx, userId, sealedIban);
    const iban = opened === null ? null : readBankAccount(opened);
    return { kind: "payout", id, orderId, amountMinor, iban, sealedIban, name, isSuspended };
  });
}
