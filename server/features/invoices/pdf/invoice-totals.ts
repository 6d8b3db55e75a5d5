import type { Column, Content, Margins } from "pdfmake/interfaces.js";
import type { InvoiceContent } from "#server/features/invoices/invoice-content.ts";
import { wordingOf } from "#server/features/invoices/invoice-rules.ts";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import { spaydOf } from "#server/features/payments/spayd.ts";
import { qrCode } from "#server/qr-code.ts";
import { cell, head } from "./invoice-table.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { colours, ruled } from "./look.ts";
import { amountText, unbreakable } from "./written.ts";

/** Points; a code of about 4 cm is read from paper and from a screen. */
const codeSize = 112;

/** What it comes to, the tax by rates, what else is to be said, and on what is to be paid the code that pays it: one block, on one page. */
export function invoiceTotals(
  { kind, number, content, totalMinor }: InvoiceRow,
  words: InvoiceWords,
): Content {
  const code = paymentCode(number, content, totalMinor);
  const small = { color: colours.muted, fontSize: code ? 8.5 : 9.5 };
  const note = unbreakable(words.note[wordingOf(kind, content)], content.locale);
  return {
    unbreakable: true,
    margin: [0, 16, 0, 0],
    columnGap: 28,
    columns: [
      {
        width: "*",
        columnGap: 10,
        columns: [
          ...(code ? [code] : []),
          {
            width: "*",
            stack: [
              ...(code ? [{ ...small, text: words.scan, margin: [0, 12, 0, 8] as Margins }] : []),
              { ...small, text: note },
            ],
          },
        ],
      },
      {
        width: 270,
        stack: [
          { text: words.total[wordingOf(kind, content)], alignment: "right", color: colours.muted },
          {
            text: amountText(totalMinor),
            alignment: "right",
            fontSize: 20,
            bold: true,
            color: colours.primary,
          },
          ...(content.isVatPayer && kind !== "proforma" ? [recap(content, words)] : []),
        ],
      },
    ],
  };
}

function recap({ sums }: InvoiceContent, words: InvoiceWords): Content {
  return {
    margin: [0, 4, 0, 0],
    stack: [
      { text: words.recap, bold: true, margin: [0, 0, 0, 2] },
      {
        layout: ruled,
        table: {
          headerRows: 1,
          widths: [40, "*", "*", "*"],
          body: [
            [words.rate, words.base, words.vat, words.lineTotal].map((text, index) => head(text, index > 0)),
            ...sums.map(({ vatPercent, baseMinor, vatMinor, totalMinor }) => [
              cell(`${vatPercent ?? 0}\u00a0%`, false),
              ...[baseMinor, vatMinor, totalMinor].map((minor) => cell(amountText(minor), true)),
            ]),
          ],
        },
      },
    ],
  };
}

/** Nothing where no transfers are taken, or where the amount is too great for the format. */
function paymentCode(
  number: string,
  { iban, variableSymbol, dueOn }: InvoiceContent,
  amountMinor: number,
): Column | null {
  if (!iban) return null;
  const due = dueOn.replaceAll("-", "");
  const spayd = spaydOf({ iban, amountMinor, variableSymbol, message: `Kabinet ${number}`, due });
  if (spayd === null) return null;
  const { size, path } = qrCode(spayd);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;
  return { svg, width: codeSize };
}
