import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import { invoiceFacts } from "./invoice-facts.ts";
import { invoiceTable } from "./invoice-table.ts";
import { invoiceTotals } from "./invoice-totals.ts";
import { invoiceWords } from "./invoice-words.ts";
import { colours, margin, rule } from "./look.ts";
import { partyBlock } from "./party-block.ts";

/** The page of a document: who, when and how, what, and how much. */
export function invoicePage(invoice: InvoiceRow): TDocumentDefinitions & { language: string } {
  const { kind, number, content, issuedAt } = invoice;
  const { locale, supplier, customer, isVatPayer } = content;
  const words = invoiceWords[locale];
  const title = words.title[kind][isVatPayer ? 0 : 1];
  return {
    pageSize: "A4",
    pageMargins: [margin, margin, margin, 50],
    info: { title: `${title} ${number}`, author: supplier.name, creator: "Kabinet", creationDate: issuedAt },
    language: locale,
    defaultStyle: {
      font: "Sans",
      fontSize: 9.5,
      lineHeight: 1.2,
      color: colours.ink,
      fontFeatures: ["tnum", "lnum"],
    },
    content: [
      heading(title, number),
      { ...rule(colours.gold, 1.2), margin: [0, 8, 0, 18] },
      {
        columns: [
          partyBlock(words, words.supplier, supplier, isVatPayer ? "" : words.notPayer),
          partyBlock(words, words.customer, customer),
        ],
        columnGap: 28,
      },
      invoiceFacts(invoice, words),
      invoiceTable(content, words),
      invoiceTotals(invoice, words),
    ],
    footer: (page, pages) => ({
      margin: [margin, 14, margin, 0],
      columns: [
        {
          text: [supplier.name, supplier.email, supplier.phone].filter(Boolean).join(" · "),
          color: colours.muted,
          fontSize: 8.5,
        },
        {
          text: words.page(page, pages),
          color: colours.muted,
          fontSize: 8.5,
          alignment: "right",
          width: "auto",
        },
      ],
    }),
  };
}

function heading(title: string, number: string): Content {
  return {
    columns: [
      { text: "Kabinet", font: "Serif", fontSize: 26, color: colours.primary, width: "auto" },
      {
        stack: [
          { text: title, fontSize: 15, bold: true, color: colours.primary },
          { text: number, fontSize: 11, color: colours.muted },
        ],
        alignment: "right",
        width: "*",
      },
    ],
  };
}
