import type { Ctx } from "#server/context.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { invoiceEvents } from "#server/features/invoices/events.ts";
import { wordingOf } from "#server/features/invoices/invoice-rules.ts";
import { paymentCodeOf } from "#server/features/invoices/payment-code.ts";
import { readAddressee } from "#server/features/invoices/read-addressee.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { kebab } from "#server/features/mails/templates/mail-kinds.ts";
import { sampleCode } from "#server/features/mails/templates/payment-code.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const issued = {
  number: "2026000123",
  /** What was paid, is due, or goes back. */
  totalMinor: 120_000,
  dueOn: "2026-12-14",
  /** Why money goes back, in words of who decided it. */
  reason: null as string | null,
  /** The number of the document that it corrects or replaces. */
  wrong: null as string | null,
  /** Where a transfer goes, while one is awaited. */
  account: null as string | null,
  variableSymbol: null as string | null,
};
const unpaid = {
  ...issued,
  ...{ account: "19-2000145399/0800", variableSymbol: "2026000123" },
  code: sampleCode,
};
const corrected = { ...issued, reason: "Chybné IČO." as string | null, wrong: "FV2026000122" as string | null };

export const invoiceMails = mailGroup({
  texts: { cs, en },
  samples: {
    "invoice-bill": unpaid,
    "invoice-invoice": issued,
    "invoice-credit-note": { ...issued, reason: "Zboží se nám vrátilo." as string | null },
    "invoice-proforma": unpaid,
    "invoice-by-hand": unpaid,
    "invoice-correction": corrected,
    "invoice-cancellation": corrected,
  },
});

/** Sends an issued document to whom it was issued, once, and again as often as somebody of the site asks. */
export const onInvoiceEvents = [
  mailsOn(invoiceEvents.InvoiceIssued, (ctx, { invoiceId }) => documentMail(ctx, invoiceId, `invoice:${invoiceId}`)),
  mailsOn(invoiceEvents.InvoiceSentAgain, (ctx, { invoiceId, sending }) =>
    documentMail(ctx, invoiceId, `invoice:${invoiceId}:${sending}`, true),
  ),
];

async function documentMail(ctx: Ctx, invoiceId: number, key: string, isAgain = false) {
  const found = await readAddressee(ctx, invoiceId);
  if (!found?.to) return null;
  const { kind, number, totalMinor, content, cancelsId } = found.invoice;
  // The mail of the document in whose place the cancelled one was brings both.
  if (cancelsId !== null && !isAgain) return null;
  const wording = wordingOf(kind, content);
  const name = content.replaces ? "correction" : kebab(wording);
  return invoiceMails.mail(`invoice-${name}`, found.to, key, {
    ...{ kind: `invoice-${kebab(kind)}`, invoiceId },
    url: (to) => to.order(found.order),
    data: {
      ...{ number, dueOn: content.dueOn, wrong: content.replaces?.number ?? content.corrects?.number ?? null },
      reason: content.corrects?.reason ?? content.replaces?.reason ?? null,
      totalMinor: kind === "credit_note" ? -totalMinor : totalMinor,
      account: content.iban && bankAccountText(content.iban),
      variableSymbol: content.iban && content.variableSymbol,
      code: paymentCodeOf(number, content, totalMinor),
    },
  });
}
