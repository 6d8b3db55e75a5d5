import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import type { Pdf, Tag } from "#server/pdf/print-pdf.ts";
import { writeTable } from "#server/pdf/write-table.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { body, colours, gap, half, margin } from "./look.ts";
import { dayText, unbreakable } from "./written.ts";

type Fact = readonly [label: string, value: string];

/** When it was issued and for which day, and how it is paid: two columns of facts. Says where they end. */
export function writeFacts(
  pdf: Pdf,
  parent: Tag,
  { content, orderId }: InvoiceRow,
  { words, y }: { words: InvoiceWords; y: number },
): number {
  const { locale, issuedOn, taxableOn, dueOn, paymentMethod, variableSymbol, iban, corrects, replaces } = content;
  const reason = corrects?.reason ?? replaces?.reason;
  const dates: Fact[] = [
    [words.issuedOn, dayText(issuedOn, locale)],
    ...(taxableOn && content.isVatPayer ? [[words.taxableOn, dayText(taxableOn, locale)] as const] : []),
    [words.dueOn, dayText(dueOn, locale)],
    ...(corrects ? [[words.corrects, corrects.number] as const] : []),
    ...(corrects?.replacedBy ? [[words.replacedBy, corrects.replacedBy] as const] : []),
    ...(replaces ? [[words.replaces, replaces.number] as const] : []),
    ...(reason ? [[words.reason, unbreakable(reason, locale)] as const] : []),
  ];
  const payment: Fact[] = [
    ...(paymentMethod ? [[words.method, words.methods[paymentMethod]] as const] : []),
    ...(iban ? [[words.account, bankAccountText(iban)] as const] : []),
    [words.variableSymbol, variableSymbol],
    [words.order, String(orderId)],
  ];
  const column = (facts: readonly Fact[], x: number) =>
    writeTable(pdf, parent, {
      x,
      y,
      width: half,
      columns: [{ width: 118, isHead: true, color: colours.muted }, { width: half - 118 }],
      rows: facts,
      look: body,
      padding: 1.5,
    });
  return Math.max(column(dates, margin), column(payment, margin + half + gap));
}
