import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { invoiceEvents } from "#server/features/invoices/events.ts";
import { wordingOf } from "#server/features/invoices/invoice-rules.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { orders } from "#server/features/payments/table.ts";
import { invoiceIssuedLetter } from "./invoice-issued.ts";

/** Sends an issued document to whom it was issued, once. */
export async function writeInvoiceMail(
  ctx: Ctx,
  house: House,
  { invoiceId }: PayloadOf<typeof invoiceEvents.InvoiceIssued>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ invoice: invoices, order: orders, user: users })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, invoiceId));
  if (!found) return;
  const { invoice, order, user } = found;
  const { kind, number, totalMinor, content } = invoice;
  await writeLetter(ctx, house, user, {
    key: `invoice:${invoiceId}`,
    kind: `invoice-${kind.replace("_", "-")}`,
    invoiceId,
    letter: (addresses) =>
      invoiceIssuedLetter(wordingOf(kind, content), {
        number,
        totalMinor,
        dueOn: content.dueOn,
        url: addresses.order(order),
      }),
  });
}
