import type { WaitingRefund } from "#contract/payments/money-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, asc, count, eq, isNull, notInArray } from "#server/db/query.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { users } from "#server/features/accounts/table.ts";
import { refundReason } from "#server/features/payments/refunds/refund-reasons.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { orders, receipts } from "#server/features/payments/table.ts";

const pageSize = 20;

/** Refunds that no gateway pays out, so that somebody sends them at the bank: the oldest first. */
export async function listRefunds(ctx: Ctx, { page }: { page: number }) {
  requireScope(ctx, "finance");
  const [total, rows] = await Promise.all([
    countRefunds(ctx),
    ctx.db
      .select({ refund: refunds, receipt: receipts, payer: users.username })
      .from(refunds)
      .innerJoin(receipts, eq(receipts.orderId, refunds.orderId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .leftJoin(users, eq(users.id, orders.userId))
      .where(waitsForHand(ctx))
      .orderBy(asc(refunds.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const items = rows.map(
    ({ refund, receipt, payer }): WaitingRefund => ({
      id: refund.id,
      orderId: refund.orderId,
      amount: toCzk(refund.amountMinor),
      payer,
      note: receipt.note,
      variableSymbol: receipt.variableSymbol,
      account: accountText(refund.iban ?? receipt.payerIban),
      bankOrderId: refund.bankOrderId,
      reason: refundReason(refund.reason, "cs"),
      decidedAt: refund.createdAt.toISOString(),
    }),
  );
  return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

const accountText = (iban: string | null) => iban && bankAccountText(iban);

export async function countRefunds(ctx: Ctx): Promise<number> {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.orderId, refunds.orderId))
    .where(waitsForHand(ctx));
  return counted?.total ?? 0;
}

/**
 * Refunds that somebody sends at the bank (rule PM11): of what came by a transfer, or by a gateway that the site does not have any more; of
 * refunds with the receipts of their orders.
 */
export function waitsForHand({ ports }: Ctx) {
  const gateways = ports.gateways.map(({ kind }) => kind);
  return and(isNull(refunds.sentAt), notInArray(receipts.source, ["", ...gateways]));
}
