import type { InvoiceContent, InvoiceLine } from "#server/features/invoices/invoice-content.ts";
import type { Pdf, Tag } from "#server/pdf/print-pdf.ts";
import { writeTable } from "#server/pdf/write-table.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { body, margin, ruled, small, width } from "./look.ts";
import { amountText, unbreakable } from "./written.ts";

interface Column {
  readonly label: string;
  readonly width: number | "*";
  readonly of: (line: InvoiceLine) => string;
}

/** The lines; of who pays no VAT without columns about it. Says where they end. */
export function writeLines(
  pdf: Pdf,
  parent: Tag,
  { lines, isVatPayer, locale }: InvoiceContent,
  { words, y }: { words: InvoiceWords; y: number },
): number {
  const columns: Column[] = [
    { label: words.item, width: "*", of: ({ label }) => unbreakable(label, locale) },
    { label: words.quantity, width: 28, of: ({ quantity }) => String(quantity) },
    ...(isVatPayer ? vatColumns(words) : [priceColumn(words)]),
    { label: words.lineTotal, width: 76, of: ({ totalMinor }) => amountText(totalMinor) },
  ];
  return writeTable(pdf, parent, {
    ...ruled,
    x: margin,
    y,
    width,
    columns: columns.map((column, index) => ({ width: column.width, align: index > 0 ? "right" : "left" })),
    heads: { texts: columns.map(({ label }) => label), look: small },
    rows: lines.map((line) => columns.map(({ of }) => of(line))),
    look: body,
  });
}

function priceColumn(words: InvoiceWords): Column {
  return { label: words.unit, width: 82, of: ({ unitMinor }) => amountText(unitMinor) };
}

function vatColumns(words: InvoiceWords): Column[] {
  return [
    { label: words.unitBase, width: 74, of: ({ unitBaseMinor }) => amountText(unitBaseMinor) },
    { label: words.base, width: 74, of: ({ baseMinor }) => amountText(baseMinor) },
    { label: words.rate, width: 42, of: ({ vatPercent }) => percentText(vatPercent) },
    { label: words.vat, width: 66, of: ({ vatMinor }) => amountText(vatMinor) },
  ];
}

export const percentText = (percent: number | null) => `${percent ?? 0}\u00a0%`;
