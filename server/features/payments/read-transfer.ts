import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { bankTransferOf } from "./bank-transfer.ts";
import { orderLabel } from "./order-label.ts";
import { orderLines, type orders } from "./table.ts";
import { readOwnIban } from "./transfer-setting.ts";

/** Where and how an order is paid by a transfer, in the language of its reader; null where no transfers are taken. */
export async function readTransfer(ctx: Ctx, order: typeof orders.$inferSelect): Promise<BankTransfer | null> {
  const iban = await readOwnIban(ctx);
  if (!iban) return null;
  const isFirst = and(eq(orderLines.orderId, order.id), eq(orderLines.position, 0));
  const [line] = await ctx.db.select({ label: orderLines.label }).from(orderLines).where(isFirst);
  const message = `Kabinet ${orderLabel(order, line?.label, ctx.locale)}`;
  return bankTransferOf({ iban, amountMinor: order.totalMinor, variableSymbol: order.variableSymbol, message });
}
