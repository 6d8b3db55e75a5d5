import type { Column } from "pdfmake/interfaces.js";
import type { Party } from "#server/features/invoices/invoice-content.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { colours } from "./look.ts";

const noBreak = "\u00a0";

/** One side of a document: name, address and numbers, as far as they are known. */
export function partyBlock(words: InvoiceWords, label: string, party: Party, note = ""): Column {
  const { name, street, zip, city, country, companyId, taxId } = party;
  // Czech and Slovak postcodes are written as 110 00.
  const written = zip.replace(/^(\d{3})(\d{2})$/, "$1 $2").replaceAll(" ", noBreak);
  const town = [written, city].filter(Boolean).join(" ");
  const lines = [
    street,
    town,
    town && country !== "CZ" ? country : "",
    companyId && `${words.companyId}:${noBreak}${companyId}`,
    taxId && `${words.taxId}:${noBreak}${taxId}`,
    note,
  ].filter(Boolean);
  return {
    stack: [
      { text: label, color: colours.muted, fontSize: 8.5, margin: [0, 0, 0, 3] },
      { text: name, bold: true, fontSize: 11, margin: [0, 0, 0, 1] },
      ...lines.map((text) => ({ text })),
    ],
    width: "*",
  };
}
