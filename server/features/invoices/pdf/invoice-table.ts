import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { InvoiceContent, InvoiceLine } from "#server/features/invoices/invoice-content.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { colours, ruled } from "./look.ts";
import { amountText, unbreakable } from "./written.ts";

interface Column {
  readonly label: string;
  readonly width: number | "*";
  readonly of: (line: InvoiceLine) => string;
}

/** The lines; of who pays no VAT without columns about it. The heads repeat on every page. */
export function invoiceTable({ lines, isVatPayer, locale }: InvoiceContent, words: InvoiceWords): Content {
  const columns: Column[] = [
    { label: words.item, width: "*", of: ({ label }) => unbreakable(label, locale) },
    { label: words.quantity, width: 22, of: ({ quantity }) => String(quantity) },
    ...(isVatPayer ? vatColumns(words) : [priceColumn(words)]),
    { label: words.lineTotal, width: 70, of: ({ totalMinor }) => amountText(totalMinor) },
  ];
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ label }, index) => head(label, index > 0)),
        ...lines.map((line) => columns.map(({ of }, index) => cell(of(line), index > 0))),
      ],
    },
  };
}

function priceColumn(words: InvoiceWords): Column {
  return { label: words.unit, width: 70, of: ({ unitMinor }) => amountText(unitMinor) };
}

function vatColumns(words: InvoiceWords): Column[] {
  return [
    { label: words.unitBase, width: 62, of: ({ unitBaseMinor }) => amountText(unitBaseMinor) },
    { label: words.base, width: 62, of: ({ baseMinor }) => amountText(baseMinor) },
    { label: words.rate, width: 30, of: ({ vatPercent }) => `${vatPercent ?? 0}\u00a0%` },
    { label: words.vat, width: 54, of: ({ vatMinor }) => amountText(vatMinor) },
  ];
}

export function head(text: string, isNumber: boolean): TableCell {
  return { text, color: colours.muted, fontSize: 8.5, alignment: isNumber ? "right" : "left" };
}

export function cell(text: string, isNumber: boolean): TableCell {
  return { text, alignment: isNumber ? "right" : "left" };
}
