import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import type { invoiceEvents } from "#server/features/invoices/events.ts";
import { wordingOf } from "#server/features/invoices/invoice-rules.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { payingGuest } from "#server/features/mails/goods/paying-guest.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { orders } from "#server/features/payments/table.ts";
import { invoiceIssuedMail } from "./invoice-issued.ts";

/** Sends an issued document to whom it was issued, once. */
export async function writeInvoiceMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { invoiceId }: PayloadOf<typeof invoiceEvents.InvoiceIssued>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ invoice: invoices, order: orders, user: users, goods: goodsOrders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(goodsOrders, eq(goodsOrders.orderId, orders.id))
    // An account may have taken a guest's order over since the document was issued.
    .leftJoin(users, eq(users.id, sql`coalesce(${invoices.userId}, ${goodsOrders.userId})`))
    .where(eq(invoices.id, invoiceId));
  const addressee = found && (found.user ?? payingGuest(found.goods));
  if (!addressee) return;
  const { invoice, order } = found;
  const { kind, number, totalMinor, content } = invoice;
  await writeMail(ctx, mailSettings, addressee, {
    key: `invoice:${invoiceId}`,
    kind: `invoice-${kebab(kind)}`,
    invoiceId,
    content: (addresses) =>
      invoiceIssuedMail(wordingOf(kind, content), {
        number,
        totalMinor,
        dueOn: content.dueOn,
        reason: content.corrects?.reason,
        url: addresses.order(order),
      }),
  });
}
