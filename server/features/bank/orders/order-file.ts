import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { bankOrders } from "#server/features/payments/bank-orders/table.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { orders } from "#server/features/payments/table.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { aboOrder } from "./abo-order.ts";
import { creditTransfer, type PaymentFile } from "./credit-transfer.ts";

/** The order to the bank as a file, the same whenever it is asked for, less what was taken out of it (rule PM18). */
export async function orderFile(ctx: Ctx, id: number): Promise<{ name: string; content: string }> {
  requireScope(ctx, "finance");
  const [order] = await ctx.db.select().from(bankOrders).where(eq(bankOrders.id, id));
  if (!order) throw new NotFound();
  const payments = [...(await refundsIn(ctx, id)), ...(await payoutsIn(ctx, id))];
  const ownIban = await readOwnIban(ctx);
  if (ownIban === null) throw new Conflict("NO_OWN_ACCOUNT");
  if (payments.length === 0) throw new Conflict("NOTHING_DUE");
  const { createdAt, format } = order;
  const file = { id: `KABINET-${id}`, number: id, createdAt, day: pragueDay(createdAt), ownIban, payments };
  return format === "abo"
    ? { name: `prikaz-${id}.kpc`, content: aboOrder(file) }
    : { name: `prikaz-${id}.xml`, content: creditTransfer(file) };
}

async function refundsIn(ctx: Ctx, id: number): Promise<PaymentFile["payments"]> {
  const rows = await ctx.db
    .select({ refund: refunds, variableSymbol: orders.variableSymbol })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.bankOrderId, id))
    .orderBy(asc(refunds.id));
  return rows.map(({ refund, variableSymbol }) => ({
    ...{ id: `REFUND-${refund.id}`, iban: refund.iban ?? "", name: refund.payeeName ?? "Kabinet" },
    ...{ amountMinor: refund.amountMinor, variableSymbol },
  }));
}

async function payoutsIn(ctx: Ctx, id: number): Promise<PaymentFile["payments"]> {
  const rows = await ctx.db.select().from(payouts).where(eq(payouts.batchId, id)).orderBy(asc(payouts.id));
  return rows.map((row) => ({
    ...{ id: `PAYOUT-${row.id}`, iban: openAccount(ctx, row.userId, row.iban) ?? "", name: row.payeeName ?? "Kabinet" },
    ...{ amountMinor: row.amountMinor, variableSymbol: row.variableSymbol },
  }));
}
