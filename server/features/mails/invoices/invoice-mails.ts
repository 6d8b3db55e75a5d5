import { eq, sql } from "#server/db/query.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { users } from "#server/features/accounts/table.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import { invoiceEvents } from "#server/features/invoices/events.ts";
import { wordingOf } from "#server/features/invoices/invoice-rules.ts";
import { paymentCodeOf } from "#server/features/invoices/payment-code.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { payingGuest } from "#server/features/mails/goods-orders/paying-guest.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { sampleCode } from "#server/features/mails/templates/payment-code.ts";
import { orders } from "#server/features/payments/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const issued = {
  number: "2026000123",
  /** What was paid, is due, or goes back. */
  totalMinor: 120_000,
  dueOn: "2026-12-14",
  /** Why money goes back, in words of who decided it. */
  reason: null as string | null,
  /** Where a transfer goes, while one is awaited. */
  account: null as string | null,
  variableSymbol: null as string | null,
};
const unpaid = {
  ...issued,
  ...{ account: "19-2000145399/0800", variableSymbol: "2026000123" },
  code: sampleCode,
};

export const invoiceMails = mailGroup({
  texts: { cs, en },
  samples: {
    "invoice-bill": unpaid,
    "invoice-invoice": issued,
    "invoice-credit-note": { ...issued, reason: "Zboží se nám vrátilo." as string | null },
    "invoice-proforma": unpaid,
  },
});

/** Sends an issued document to whom it was issued, once. */
export const onInvoiceEvents = [
  mailsOn(invoiceEvents.InvoiceIssued, async (ctx, { invoiceId }) => {
    const [found] = await ctx.db
      .select({ invoice: invoices, order: orders, user: users, goods: goodsOrders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(goodsOrders, eq(goodsOrders.orderId, orders.id))
      // An account may have taken a guest's order over since the document was issued.
      .leftJoin(users, eq(users.id, sql`coalesce(${invoices.userId}, ${goodsOrders.userId})`))
      .where(eq(invoices.id, invoiceId));
    const addressee = found && (found.user ?? payingGuest(found.goods));
    if (!addressee) return null;
    const { kind, number, totalMinor, content } = found.invoice;
    const wording = wordingOf(kind, content);
    return invoiceMails.mail(`invoice-${kebab(wording)}`, addressee, `invoice:${invoiceId}`, {
      ...{ kind: `invoice-${kebab(kind)}`, invoiceId },
      url: (to) => to.order(found.order),
      data: {
        ...{ number, dueOn: content.dueOn, reason: content.corrects?.reason ?? null },
        totalMinor: wording === "credit_note" ? -totalMinor : totalMinor,
        account: content.iban && bankAccountText(content.iban),
        variableSymbol: content.iban && content.variableSymbol,
        code: paymentCodeOf(number, content, totalMinor),
      },
    });
  }),
];
