import type { Column, Content } from "pdfmake/interfaces.js";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { colours } from "./look.ts";
import { dayText, unbreakable } from "./written.ts";

type Fact = readonly [label: string, value: string];

/** When it was issued and for which day, and how it is paid: two columns of facts. */
export function invoiceFacts({ content, orderId }: InvoiceRow, words: InvoiceWords): Content {
  const { locale, issuedOn, taxableOn, dueOn, paymentMethod, variableSymbol, iban, corrects } = content;
  const dates: Fact[] = [
    [words.issuedOn, dayText(issuedOn, locale)],
    ...(taxableOn && content.isVatPayer ? [[words.taxableOn, dayText(taxableOn, locale)] as const] : []),
    [words.dueOn, dayText(dueOn, locale)],
    ...(corrects ? [[words.corrects, corrects.number] as const] : []),
    ...(corrects?.reason ? [[words.reason, unbreakable(corrects.reason, locale)] as const] : []),
  ];
  const payment: Fact[] = [
    ...(paymentMethod ? [[words.method, words.methods[paymentMethod]] as const] : []),
    ...(iban ? [[words.account, bankAccountText(iban)] as const] : []),
    [words.variableSymbol, variableSymbol],
    [words.order, String(orderId)],
  ];
  return { columns: [column(dates), column(payment)], columnGap: 28, margin: [0, 20, 0, 22] };
}

function column(facts: readonly Fact[]): Column {
  return {
    width: "*",
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 8,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
    table: {
      widths: [118, "*"],
      body: facts.map(([label, value]) => [{ text: label, color: colours.muted }, { text: value }]),
    },
  };
}
