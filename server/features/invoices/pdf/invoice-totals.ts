import type { InvoiceContent } from "#server/features/invoices/invoice-content.ts";
import { wordingOf } from "#server/features/invoices/invoice-rules.ts";
import { paymentCodeOf } from "#server/features/invoices/payment-code.ts";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import type { Pdf, Tag } from "#server/pdf/print-pdf.ts";
import { writeTable } from "#server/pdf/write-table.ts";
import { heightOf, writeText } from "#server/pdf/write-text.ts";
import { qrCode } from "#server/qr-code.ts";
import { percentText } from "./invoice-table.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { body, colours, gap, margin, ruled, small, width } from "./look.ts";
import { amountText, unbreakable } from "./written.ts";

/** Points; a code of about 4 cm is read from paper and from a screen. */
const codeSize = 112;
const totalsWidth = 270;
const noteWidth = width - totalsWidth - gap;

/** What it comes to, the tax by rates, what else is to be said, and on what is to be paid the code that pays it: one block, on one page. */
export function writeTotals(
  pdf: Pdf,
  parent: Tag,
  { kind, number, content, totalMinor }: InvoiceRow,
  { words, y }: { words: InvoiceWords; y: number },
): void {
  const wording = wordingOf(kind, content);
  const spayd = paymentCodeOf(number, content, totalMinor);
  const code = spayd === null ? null : qrCode(spayd);
  const note = unbreakable(words.note[wording], content.locale);
  const noteLook = code ? small : { ...body, color: colours.muted };
  const textX = margin + (code ? codeSize + 10 : 0);
  const textWidth = noteWidth - (code ? codeSize + 10 : 0);
  const rates = content.isVatPayer && kind !== "proforma" ? content.sums : [];
  const needed = Math.max(
    (code ? 32 : 0) + heightOf(pdf, note, noteLook, textWidth),
    code ? codeSize : 0,
    48 + (rates.length ? 40 + rates.length * 24 : 0),
  );
  if (y + needed > pdf.page.maxY()) {
    pdf.addPage();
    y = pdf.page.margins.top;
  }

  const x = margin + width - totalsWidth;
  const right = { parent, x, width: totalsWidth, align: "right" } as const;
  const below = writeText(pdf, { ...body, ...right, text: words.total[wording], color: colours.muted, y });
  const sum = { text: amountText(totalMinor), font: "Strong", size: 20, color: colours.primary } as const;
  const end = writeText(pdf, { ...right, ...sum, y: below });
  if (rates.length) writeRates(pdf, parent, rates, { words, x, y: end + 4 });

  if (code) drawCode(pdf, parent, { code, label: words.scan, y });
  const text = { parent, x: textX, width: textWidth };
  const noteY = code ? writeText(pdf, { ...small, ...text, text: words.scan, y: y + 12 }) + 8 : y;
  writeText(pdf, { ...noteLook, ...text, text: note, y: noteY });
}

function writeRates(
  pdf: Pdf,
  parent: Tag,
  sums: InvoiceContent["sums"],
  { words, x, y }: { words: InvoiceWords; x: number; y: number },
): void {
  const title = { ...body, font: "Strong", text: words.recap } as const;
  const top = writeText(pdf, { parent, ...title, x, y, width: totalsWidth });
  writeTable(pdf, parent, {
    ...ruled,
    x,
    y: top + 2,
    width: totalsWidth,
    columns: [{ width: 46, isHead: true }, ...Array(3).fill({ width: "*", align: "right" })],
    heads: { texts: [words.rate, words.base, words.vat, words.lineTotal], look: small },
    rows: sums.map(({ vatPercent, baseMinor, vatMinor, totalMinor }) => [
      percentText(vatPercent),
      ...[baseMinor, vatMinor, totalMinor].map(amountText),
    ]),
    look: body,
  });
}

function drawCode(
  pdf: Pdf,
  parent: Tag,
  { code, label, y }: { code: ReturnType<typeof qrCode>; label: string; y: number },
): void {
  const draw = () => {
    pdf.save().translate(margin, y);
    pdf.scale(codeSize / code.size).path(code.path);
    pdf.fill("#000").restore();
  };
  const options = { alt: label, bbox: [margin, y, margin + codeSize, y + codeSize] };
  parent.add(pdf.struct("Figure", options, draw));
}
