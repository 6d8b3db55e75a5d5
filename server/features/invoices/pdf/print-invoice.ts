import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import { type Pdf, printPdf, type Tag } from "#server/pdf/print-pdf.ts";
import { drawAside, drawText, writeText } from "#server/pdf/write-text.ts";
import { writeFacts } from "./invoice-facts.ts";
import { writeLines } from "./invoice-table.ts";
import { writeTotals } from "./invoice-totals.ts";
import { type InvoiceWords, invoiceWords } from "./invoice-words.ts";
import { colours, gap, half, margin, small, width } from "./look.ts";
import { writeParty } from "./party-block.ts";

/** A document as a PDF: who, when and how, what, and how much. */
export function printInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const { kind, number, content, issuedAt } = invoice;
  const { locale, supplier, customer, isVatPayer } = content;
  const words = invoiceWords[locale];
  const title = words.title[kind][isVatPayer ? 0 : 1];
  return printPdf({
    title: `${title} ${number}`,
    author: supplier.name,
    language: locale,
    createdAt: issuedAt,
    margins: { top: margin, right: margin, bottom: 50, left: margin },
    draw(pdf, root) {
      const top = writeHeading(pdf, root, title, number);
      const ours = { words, label: words.supplier, party: supplier, note: isVatPayer ? "" : words.notPayer };
      const theirs = { words, label: words.customer, party: customer };
      const parties = Math.max(
        writeParty(pdf, root, { ...ours, x: margin, y: top }),
        writeParty(pdf, root, { ...theirs, x: margin + half + gap, y: top }),
      );
      const facts = writeFacts(pdf, root, invoice, { words, y: parties + 20 });
      const lines = writeLines(pdf, root, content, { words, y: facts + 22 });
      writeTotals(pdf, root, invoice, { words, y: lines + 16 });
      drawFeet(pdf, [supplier.name, supplier.email, supplier.phone].filter(Boolean).join(" · "), words);
    },
  });
}

function writeHeading(pdf: Pdf, parent: Tag, title: string, number: string): number {
  const line = { parent, x: margin, width };
  const { primary, muted, gold } = colours;
  const name = { ...line, text: "Kabinet", font: "Serif", size: 26, color: primary } as const;
  const left = writeText(pdf, { ...name, y: margin });
  const head = { ...line, tag: "H1", text: title, font: "Strong", size: 15, color: primary } as const;
  const below = writeText(pdf, { ...head, align: "right", y: margin });
  const end = writeText(pdf, { ...line, text: number, size: 11, color: muted, align: "right", y: below });
  const y = Math.max(left, end) + 8;
  drawAside(pdf, () => {
    pdf.moveTo(margin, y).lineTo(margin + width, y);
    pdf.lineWidth(1.2).stroke(gold);
  });
  return y + 18;
}

/** Who issued it and which page it is, below each page once all are drawn. */
function drawFeet(pdf: Pdf, issuer: string, words: InvoiceWords): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const y = pdf.page.maxY() + 14;
    pdf.page.margins.bottom = 0;
    drawAside(pdf, () => {
      drawText(pdf, { ...small, text: issuer, x: margin, y, width });
      drawText(pdf, { ...small, text: words.page(page + 1, count), x: margin, y, width, align: "right" });
    });
  }
}
